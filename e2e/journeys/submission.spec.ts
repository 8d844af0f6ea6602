import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/servedWorld.ts';

const cream = '432011001';
const magnesium = '443015001';
const creation = '/services/order/backoffice-orders/*';

const requestsNamed = async (world: World, name: string) =>
  (await world.requests()).filter(({ operation }) => operation === name);

test.describe('An order is sent once and only once', () => {
  test('however often a refused pre-check, a failed removal and a service that is down stop it, and however often it is pressed', async ({
    desk,
    orderEntry,
    world,
    page,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    const message = orderEntry.open.getByRole('alert');
    await world.choose('preCheckRefuses');
    await desk.openSignedIn();
    await orderEntry.prepareOrder();
    await test.step('an article whose removal fails is not ordered: the screen names the difference', async () => {
      await orderEntry.addArticle(magnesium);
      await orderEntry.expectReady();
      const fault = { kind: 'status', status: 500, milliseconds: 500 } as const;
      await world.addFault({ service: 'basket', method: 'DELETE', times: 1, fault });
      await orderEntry.remove(magnesium);
      await page.keyboard.press('Control+Enter');
      await expect(message).toContainText('Nicht abgeschickt');
      await expect(message).toContainText(`Artikel ${magnesium} ist dazugekommen.`);
      expect(await requestsNamed(world, 'createOrder')).toEqual([]);
    });
    await test.step('the pre-check refuses: its reason is shown, no order is sent and the input stays', async () => {
      await orderEntry.submit();
      // The total has risen by the article since the payment was chosen.
      await page.getByRole('button', { name: 'Genannt: abschicken' }).click();
      await expect(message).toContainText('Der Bestellwert ist zu hoch');
      expect(await requestsNamed(world, 'createOrder')).toHaveLength(0);
      await orderEntry.expectCustomer('0123456');
      await expect(orderEntry.quantity(cream)).toHaveValue('1');
      await expect(orderEntry.quantity(magnesium)).toHaveValue('1');
      await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
      await world.clearFaults();
    });
    await test.step('the order service is down once: a message is shown, and nothing is lost', async () => {
      await world.addFault({ path: creation, times: 1, fault: { kind: 'status', status: 503 } });
      await orderEntry.submit();
      await expect(message).toContainText('Der Dienst hat mit einem Fehler geantwortet');
      await expect(orderEntry.paymentOption('Rechnung')).toBeChecked();
    });
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

  test('the order never arrived: looked up, sent again with the same correlation id', async ({
    desk,
    orderEntry,
    world,
    consoleWatch,
  }) => {
    consoleWatch.allowNetworkFailures();
    await world.choose('orderLost');
    await desk.openSignedIn();
    await orderEntry.prepareOrder();
    await orderEntry.submit();
    await expect(orderEntry.open.getByRole('alert')).toContainText('Die Bestellung ist nicht angekommen');
    await orderEntry.expectCustomer('0123456');
    await expect(orderEntry.quantity(cream)).toHaveValue('1');
    await orderEntry.open.getByRole('button', { name: 'Erneut senden' }).click();
    await orderEntry.confirmation.readNumber();
    const sent = await requestsNamed(world, 'createOrder');
    expect(sent.map(({ status }) => status)).toEqual(['reset', 201]);
    expect(new Set(sent.map((operation) => operation.correlation_id)).size).toBe(1);
    const [preCheck] = await requestsNamed(world, 'preCheckOrder');
    expect(preCheck?.correlation_id).not.toBe(sent[0]?.correlation_id);
  });

  test('the order arrived but its answer was lost: unknown over a reload while the history does not answer, then found and confirmed', async ({
    page,
    desk,
    orderEntry,
    orderHistory,
    shell,
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
    await expect(orderEntry.submitButton).toHaveAttribute('aria-disabled', 'true');
    const again = orderEntry.open.getByRole('button', { name: 'Erneut nachsehen' });
    await expect(again).toBeVisible();
    await page.reload();
    await expect(orderEntry.open.getByRole('alert')).toContainText('Ausgang unbekannt');
    await orderEntry.expectCustomer('0123456');
    await expect(orderEntry.submitButton).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(again).toBeVisible();
    await world.clearFaults();
    await again.click();
    const number = await orderEntry.confirmation.readNumber();
    await orderEntry.confirmation.close.click();
    expect(await requestsNamed(world, 'createOrder')).toHaveLength(1);
    await shell.openPath('/orderhistory/0123456');
    await expect(orderHistory.newest).toContainText(number);
    await expect(orderHistory.rows.filter({ hasText: /14000\d{5}/ })).toHaveCount(1);
  });
});

test('An article that sells out meanwhile blocks the order until it is removed', async ({
  desk,
  orderEntry,
  world,
}) => {
  await world.choose('soldOutInBetween');
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0123456');
  await orderEntry.addArticle(cream);
  await orderEntry.expectOffer();
  await orderEntry.addArticle(magnesium);
  await orderEntry.pay('Rechnung');
  await expect(orderEntry.offer).toContainText(
    `Artikel ${cream} ist mittlerweile ausverkauft, bitte aus dem Warenkorb nehmen`,
  );
  await expect(orderEntry.open.getByRole('button', { name: `Bestand von ${cream} prüfen` })).toBeVisible();
  await expect(orderEntry.submitButton).toHaveAttribute('aria-disabled', 'true');
  await orderEntry.remove(cream);
  await expect(orderEntry.offer).not.toContainText('ausverkauft');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await expect(orderEntry.confirmation.dialog).not.toContainText(cream);
});
