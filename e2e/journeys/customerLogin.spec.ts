import { personas } from '../fixtures/desk.ts';
import { expect, test } from '../fixtures/test.ts';

test('No birthday on file: refused at the field while invalid, "later" blocks the order, and one typed fast is saved with it; reception not asked yet: one digit answers, and it is not asked again (REQ B4.2, B6.2, B6.3)', async ({
  desk,
  orderEntry,
  customers,
  page,
  keys,
  world,
}) => {
  await desk.openSignedIn('/orderapp', personas.backOffice);
  const field = customers.missingBirthday.getByRole('textbox', { name: 'Geburtsdatum' });
  await orderEntry.enterCustomer('0700002');
  await field.fill('31.02.1960');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/gibt es nicht/);
  await customers.missingBirthday.getByRole('button', { name: 'Später' }).click();
  await orderEntry.expectCustomer('0700002');
  await expect(customers.notes).toContainText('Geburtsdatum fehlt');
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await expect(orderEntry.open.getByRole('listitem')).toHaveText([
    'Customer date of birth is empty: Geburtsdatum eintragen',
  ]);
  await page.keyboard.press('Control+Enter');
  await expect(orderEntry.confirmation.dialog).toHaveCount(0);
  await orderEntry.newOrderButton.click();
  await orderEntry.enterCustomer('0700002');
  await expect(field).toBeFocused();
  await page.keyboard.type('01021960');
  await page.keyboard.press('Enter');
  await orderEntry.expectCustomer('0700002');
  await orderEntry.addArticle('432011001');
  await orderEntry.pay('Rechnung');
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.newOrder.click();
  await orderEntry.enterCustomer('0700002');
  await expect(orderEntry.birthdayQuestion).toContainText('01.02.1960');
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await orderEntry.expectCustomer('0700002');

  await orderEntry.enterCustomer('0900002');
  await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
  await expect(customers.survey).toBeVisible();
  await expect(customers.survey.getByRole('button', { name: 'MagentaTV' })).toHaveAttribute('aria-keyshortcuts', '7');
  await keys.read();
  await keys.press('7');
  await orderEntry.expectCustomer('0900002');
  await expect
    .poll(async () => (await world.requests()).filter(({ operation }) => operation === 'changePreferences').length)
    .toBe(1);
  await orderEntry.newOrderButton.click();
  await orderEntry.loadCustomer('0900002');
  await expect(customers.survey).toHaveCount(0);
  await expect(orderEntry.search).toBeFocused();
});
