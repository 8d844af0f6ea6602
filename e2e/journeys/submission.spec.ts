import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/servedWorld.ts';

const creation = '/services/order/backoffice-orders/*';

const requestsNamed = async (world: World, name: string) =>
  (await world.requests()).filter(({ operation }) => operation === name);

test.describe('An order is sent once and only once', () => {
  test('however often it is pressed, also after a service that is down has stopped it', async ({
    desk,
    orderEntry,
    world,
    page,
  }) => {
    await desk.openSignedIn();
    await orderEntry.prepareOrder();
    await world.addFault({ path: creation, times: 1, fault: { kind: 'status', status: 503 } });
    await orderEntry.submit();
    await expect(orderEntry.open.getByRole('alert')).toContainText('Der Dienst hat mit einem Fehler geantwortet');
    await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    await orderEntry.expectReady();
    const preChecks = (await requestsNamed(world, 'preCheckOrder')).length;
    await world.addFault({ path: '/order-pre-check', fault: { kind: 'delay', milliseconds: 300 } });
    await world.addFault({ path: creation, fault: { kind: 'delay', milliseconds: 300 } });
    await orderEntry.submitButton.dblclick({ force: true });
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Control+Enter');
    await orderEntry.submitButton.click({ force: true });
    await page.keyboard.press('Enter');
    await orderEntry.confirmation.readNumber();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Control+Enter');
    const sent = await requestsNamed(world, 'createOrder');
    expect(sent.map(({ status }) => status)).toEqual([503, 201]);
    expect(new Set(sent.map((operation) => operation.correlation_id)).size).toBe(1);
    expect((await requestsNamed(world, 'preCheckOrder')).length - preChecks).toBeLessThanOrEqual(1);
  });

  test('when it arrived but its answer was lost: unknown over a reload while the history does not answer, then found and confirmed', async ({
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
    await orderEntry.submit();
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
    expect(await requestsNamed(world, 'createOrder')).toHaveLength(1);
  });
});
