import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';

test('vouchers load when they are opened, not before; a part that fails shows a message in view, and trying again succeeds', async ({
  desk,
  orderEntry,
  customers: { record },
  world,
}) => {
  await desk.openSignedIn();
  await orderEntry.loadCustomer(erika);
  const asked = async (name: string) => (await world.requests()).filter(({ operation }) => operation === name).length;
  // The login requests the recent orders, for the warning about repeated articles.
  await expect.poll(() => asked('readOrdersOverview')).toBe(1);
  expect(await asked('readRedeemedVouchers')).toBe(0);
  await record.part(/^Gutscheine/).click();
  await expect(record.region.getByText('Wird geladen …')).toHaveCount(0);
  await expect(
    record.region.getByRole('listitem').or(record.region.getByText('Noch kein Gutschein eingelöst.')).first(),
  ).toBeVisible();
  expect(await asked('readRedeemedVouchers')).toBe(1);

  await world.addFault({ service: 'orderHistory', fault: { kind: 'status', status: 503 } });
  await world.addFault({ path: '/orders-overview', fault: { kind: 'status', status: 503 } });
  const history = record.part(/^Bestellhistorie/);
  await history.click();
  await expect(history).toHaveAttribute('aria-expanded', 'true');
  await expect(record.opened('Bestellhistorie')).toBeFocused();
  await expect(record.opened('Bestellhistorie')).toBeInViewport({ ratio: 1 });
  await expect(record.region.getByRole('alert')).toContainText('Konnte nicht geladen werden.');
  await world.clearFaults();
  await record.region.getByRole('button', { name: 'Erneut versuchen' }).click();
  const first = record.region.getByRole('link').first();
  await expect(first).toHaveText(/^[1-9]\d{9}$/);
  await expect(first).toBeInViewport({ ratio: 1 });
});
