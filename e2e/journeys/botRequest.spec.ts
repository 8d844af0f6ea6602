import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';
import { BotRequest } from '../pages/handOvers.ts';

test.describe('The hand-over of the phone bot', () => {
  test('without a token shows a form and a sign-in button; sends no request to the service, and restores the number after sign-in', async ({
    desk,
    page,
    world,
  }) => {
    const bot = new BotRequest(page);
    await page.goto('/bot-request?number=8006');
    await expect(bot.number).toHaveValue('8006');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expectNoLayoutFaults(page);
    expect((await world.requests()).filter(({ operation }) => operation === 'readBotRequest')).toEqual([]);
    await bot.signInButton.click();
    await desk.signInAs(personas.orderAgent);
    await expect(bot.answer('8006')).toContainText('Wo bleibt mein Paket?');
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('opens order entry with the customer, the history and the order', async ({
    desk,
    orderDisplay,
    orderEntry,
    orderHistory,
    page,
  }) => {
    const bot = new BotRequest(page);
    await desk.openSignedIn('/');
    await page.goto('/bot-request');
    await expect(bot.number).toBeFocused();
    await bot.number.fill('80 06');
    await bot.number.press('Enter');
    await expect(bot.answer('8006')).toContainText('Sendungsverfolgung nicht erreichbar');
    await expect(bot.orderEntryButton).toBeFocused();
    await expectNoLayoutFaults(page);
    await page.getByRole('link', { name: 'Auftrag anzeigen' }).click();
    await expect(orderDisplay.heading).toContainText('1000000001');
    await page.goBack();
    await page.getByRole('link', { name: 'Bestellhistorie' }).click();
    await expect(orderHistory.heading).toContainText('0123456');
    await page.goBack();
    await bot.orderEntryButton.click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0123456');
  });
});
