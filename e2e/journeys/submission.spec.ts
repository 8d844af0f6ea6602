import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/servedWorld.ts';

const requestsNamed = async (world: World, name: string) =>
  (await world.requests()).filter(({ operation }) => operation === name);

/** src/flows/order/place/placeOrder.test.ts and submitOnce.test.ts show what becomes of each answer that a service gives or loses. */
test('An order is sent once and only once, however often it is pressed: it arrived but its answer was lost, so it is unknown over a reload while the history does not answer, then found and confirmed', async ({
  page,
  desk,
  orderEntry,
  world,
  consoleWatch,
}) => {
  consoleWatch.allowNetworkFailures();
  await world.choose('orderAnswerLost');
  await desk.openSignedIn();
  await orderEntry.prepareOrder();
  await world.addFault({ path: '/private/orders-overview', fault: { kind: 'status', status: 500 } });
  await world.addFault({ path: '/order-pre-check', fault: { kind: 'delay', milliseconds: 300 } });
  await orderEntry.submitButton.dblclick({ force: true });
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Control+Enter');
  await orderEntry.submitButton.click({ force: true });
  await page.keyboard.press('Enter');
  await expect(orderEntry.open.getByRole('alert')).toContainText('Ausgang unbekannt');
  await page.reload();
  await expect(orderEntry.open.getByRole('alert')).toContainText('Ausgang unbekannt');
  await orderEntry.expectCustomer('0123456');
  await expect(orderEntry.submitButton).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Enter');
  const again = orderEntry.open.getByRole('button', { name: 'Erneut nachsehen' });
  await expect(again).toBeVisible();
  await world.clearFaults();
  await again.click();
  await orderEntry.confirmation.readNumber();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Control+Enter');
  expect(await requestsNamed(world, 'createOrder')).toHaveLength(1);
  expect(await requestsNamed(world, 'preCheckOrder')).toHaveLength(1);
});
