import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults, expectNothingSideways } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';
import { BotRequest } from '../pages/handOvers.ts';

/** src/screens/botRequest/BotRequestPage.test.tsx shows what the screen offers in each case. */
test('the hand-over of the phone bot: without a token a form and a sign-in button, and no request to the service; after the sign-in the number is back, and opens the history, the order and the order entry with the customer', async ({
  desk,
  orderEntry,
  orderDisplay,
  orderHistory,
  page,
  world,
}) => {
  const bot = new BotRequest(page);
  await page.goto('/bot-request?number=8006');
  await expect(bot.number).toHaveValue('8006');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectNothingSideways(page);
  expect((await world.requests()).filter(({ operation }) => operation === 'readBotRequest')).toEqual([]);
  await bot.signInButton.click();
  await desk.signInAs(personas.orderAgent);
  await expect(bot.answer('8006')).toContainText('Wo bleibt mein Paket?');
  await expect(bot.answer('8006')).toContainText('Sendungsverfolgung nicht erreichbar');
  await expect(page.getByRole('banner')).toBeVisible();
  await expectNoLayoutFaults(page);
  await page.getByRole('link', { name: 'Auftrag anzeigen' }).click();
  await expect(orderDisplay.heading).toContainText('1000000001');
  await page.goBack();
  await page.getByRole('link', { name: 'Bestellhistorie' }).click();
  await expect(orderHistory.heading).toContainText('0123456');
  await page.goBack();
  await bot.orderEntryButton.click();
  await expect(orderEntry.birthdayQuestion).toContainText('0123456');
});
