import { expect, test } from '../fixtures/test.ts';

test('Several vouchers can be combined where the feature is on, and one that cannot be combined is refused', async ({
  desk,
  orderEntry,
  dialogs,
  consoleWatch,
  accessible,
}) => {
  consoleWatch.allowNetworkFailures();
  await desk.signIn(undefined, '/orderapp');
  await orderEntry.prepareOrder();
  await orderEntry.redeem('SOMMER');
  await orderEntry.redeem('DANKE5');
  await expect(orderEntry.figure('Gutschein SOMMER, DANKE5')).toHaveText('−15,00 €');
  await orderEntry.openMenu('Gutscheine');
  await orderEntry.vouchers.getByRole('button', { name: 'Vorschläge' }).click();
  await dialogs.suggestions.getByRole('button', { name: 'Gutschein PROZENT15 einlösen' }).click();
  await expect(orderEntry.vouchers).toContainText('Gutschein PROZENT15 eingelöst');
  await expect(orderEntry.vouchers).toContainText('Gutschein DANKE5 eingelöst');
  await orderEntry.voucherCode.fill('SOLO20');
  await orderEntry.voucherCode.press('Enter');
  await expect(orderEntry.vouchers.getByRole('alert')).toBeVisible();
  await expect(orderEntry.vouchers).not.toContainText('Gutschein SOLO20 eingelöst');
  await accessible();
  await orderEntry.submit();
  await orderEntry.confirmation.readNumber();
});
