import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';
const cream = '432011001';
const domstrasse = { Ort: 'Köln', PLZ: '50668', Straße: 'Domstraße', 'Hausnr.': '12' };

test('By keyboard a Packstation is entered, and is on file after its order; a half-filled form survives a reload, a pick-up point typed as a street becomes one, and one click takes a suggestion; the preferred address is saved immediately', async ({
  desk,
  orderEntry,
  customers,
  page,
  world,
  accessible,
}) => {
  await desk.openSignedIn();
  const form = customers.addressForm();
  const remove = customers.region.getByRole('button', { name: /^Entfernen/ });
  await orderEntry.loadCustomer(erika);
  await expect(remove).toHaveCount(0);
  await test.step('one click takes a suggestion; only one address can be added, and it can be removed', async () => {
    await customers.newAddress.click();
    await expect(form.kind).toBeFocused();
    await accessible();
    await form.enter({ Ort: 'Köln', PLZ: '50667', Straße: 'Rasenweg', 'Hausnr.': '3' });
    await form.take.click();
    await expect(form.addressCheck).toContainText('korrigiert · anders: Straße');
    await form.addressCheck.getByRole('button', { name: 'Übernehmen: Rosenweg 3, 50667 Köln' }).click();
    await expect(orderEntry.address(/Rosenweg 3, 50667 Köln/)).toBeChecked();
    await expect(customers.newAddress).toHaveAttribute('aria-disabled', 'true');
    await expect(customers.newAddress).toHaveAccessibleDescription(/schon eine neue Lieferadresse/);
    await remove.click();
    await expect(orderEntry.address(/Rosenweg 3/)).toHaveCount(0);
  });
  await test.step('half filled, it survives a reload; a pick-up point typed as a street becomes one with one click', async () => {
    await customers.newAddress.click();
    await form.enter({ ...domstrasse, Straße: 'Pakstation', 'Hausnr.': '145' });
    await page.reload();
    await expect(form.field('Straße')).toHaveValue('Pakstation');
    await expect(form.field('Hausnr.')).toHaveValue('145');
    await form.take.click();
    await form.region.getByRole('button', { name: 'Als Packstation erfassen' }).click();
    await expect(form.kind.locator('option:checked')).toHaveText('Packstation');
    await expect(form.field('Nummer der Abholstelle')).toHaveValue('145');
    await form.region.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(form.region).toHaveCount(0);
  });
  await test.step('by keyboard; the postcode fills its only town', async () => {
    await customers.newAddress.focus();
    await page.keyboard.press('Enter');
    await expect(form.kind).toBeFocused();
    await page.keyboard.type('Pack');
    await expect(form.field('Vorname')).toHaveValue('Erika');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (const text of ['12345678', '145', '50668']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await expect(form.field('Ort')).toHaveValue('Köln');
    await page.keyboard.press('Enter');
    await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
    await expect(orderEntry.addresses).toContainText('Postnummer 12345678, 50668 Köln');
    await orderEntry.addArticle(cream);
    await orderEntry.pay('Rechnung');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
    await orderEntry.confirmation.close.click();
    await expect(orderEntry.addresses).toContainText('in einem Auftrag verwendet');
    await expect(remove).toHaveCount(0);
    await orderEntry.newOrderButton.click();
    await orderEntry.loadCustomer(erika);
    await expect(orderEntry.address(/^Packstation 145/)).toHaveCount(1);
  });
  await test.step('the preferred address, or a message says that it was not saved', async () => {
    const prefer = async () => {
      await orderEntry.openMenu('Lieferadresse');
      await customers.region.getByRole('button', { name: /^Als bevorzugt merken/ }).click();
    };
    await orderEntry.loadCustomer('0180007');
    await expect(orderEntry.address(/Rosenweg 3/)).toHaveAccessibleName(/bevorzugt/);
    await expect(orderEntry.address(/Rosenweg 3/)).toBeChecked();
    await world.addFault({ path: '/update-customer-preferences/', times: 1, fault: { kind: 'status', status: 500 } });
    await orderEntry.address(/Domstraße 30/).check();
    await prefer();
    await expect(page.getByText('Hoppla... Fehler beim Aktualisieren der bevorzugten Adresse')).toBeVisible();
    await expect(orderEntry.address(/Rosenweg 3/)).toHaveAccessibleName(/bevorzugt/);
    await prefer();
    await expect(orderEntry.address(/Domstraße 30/)).toHaveAccessibleName(/bevorzugt/);
    await expect(orderEntry.address(/Rosenweg 3/)).not.toHaveAccessibleName(/bevorzugt/);
  });
});
