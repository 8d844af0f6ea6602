import { expect, test } from '../fixtures/test.ts';

test('The call script follows the call, ticks what it shows, asks about a recently ordered article, and survives a reload', async ({
  desk,
  orderEntry,
  beside,
  accessible,
  page,
}) => {
  await desk.openSignedIn();
  await beside.open('Leitfaden');
  await expect(beside.nextStep).toContainText('„Guten Tag, mein Name ist Anna Beispiel.');
  await beside.tick(/Guten Tag/);
  await expect(beside.nextStep).toContainText('„Wie lautet die Kundennummer?“');
  await orderEntry.loadCustomer('0180010');
  await expect(beside.nextStep).toContainText('„Welche Artikelnummer darf ich aufnehmen?“');
  await expect(beside.step(/Kunde: .*Wiederkauf/).getByRole('img', { name: 'gesagt' })).toBeVisible();
  await orderEntry.addArticle('443015001');
  await expect(orderEntry.row('443015001')).toContainText(/schon bestellt am \d\d\.\d\d\.\d{4}/);
  await expect(beside.nextStep).toContainText(/„Magnesium wurde schon am \d\d\.\d\d\.\d{4} bestellt\./);
  await beside.tick(/noch einmal kommen/);
  await expect(beside.nextStep).toContainText('Die Lieferung geht an:');
  await beside.tick(/Die Lieferung geht an/);
  await expect(beside.nextStep).toContainText('Welche Zahlungsart');
  await orderEntry.pay('Rechnung');
  await expect(beside.nextStep).toContainText('Die Lieferung kommt in 3 bis 5 Werktagen.');
  await expect(beside.nextStep).toContainText('Der Versand kostet 5,95 €, nur einmal am Tag.');
  await accessible();

  await page.reload();
  await orderEntry.expectReady();
  await beside.open('Leitfaden');
  await expect(beside.nextStep).toContainText('Die Lieferung kommt in 3 bis 5 Werktagen.');
  await beside.tick(/3 bis 5 Werktagen/);
  await beside.tick(/Ich wiederhole: 1 × Magnesium\. Zusammen 35,94/);
  await expect(beside.nextStep).toContainText('Dann schicke ich die Bestellung jetzt ab.');
  await orderEntry.submit();
  const number = await orderEntry.confirmation.readNumber();
  await orderEntry.confirmation.close.click();
  await expect(beside.nextStep).toContainText(`„Die Auftragsnummer ist ${number}.“`);
  await beside.tick(/Auftragsnummer/);
  await expect(beside.nextStep).toContainText('auf Wiederhören');
});
