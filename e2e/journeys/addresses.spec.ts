import { expect, test } from '../fixtures/test.ts';
import type { PickupPoint } from '../pages/addressForm.ts';

const erika = '0123456';
const cream = '432011001';
const domstrasse = { Ort: 'Köln', PLZ: '50668', Straße: 'Domstraße', 'Hausnr.': '12' };

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test.describe('A pick-up point', () => {
  test('by keyboard: a Packstation with its post number is entered, chosen and ordered to', async ({
    orderEntry,
    customers,
    page,
  }) => {
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.focus();
    await page.keyboard.press('Enter');
    const form = customers.addressForm();
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
    const packstation = orderEntry.address(/^Packstation 145/);
    await expect(packstation).toBeChecked();
    await expect(orderEntry.addresses).toContainText('Postnummer 12345678, 50668 Köln');
    await orderEntry.addArticle(cream);
    await orderEntry.pay('Rechnung');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
  });

  test('the post number is checked by its check digit, then by the service', async ({
    orderEntry,
    customers,
    world,
  }) => {
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.enterPickupPoint('Packstation', '145', '12345679');
    await form.take.click();
    await expect(form.field('Postnummer')).toHaveAccessibleDescription(/Die Postnummer stimmt nicht/);
    await form.enter({ Postnummer: '1.2e7' });
    await expect(form.field('Postnummer')).toHaveAccessibleDescription(/Die Postnummer stimmt nicht/);
    expect((await world.requests()).some(({ operation }) => operation === 'verifyPostNumber')).toBe(false);
    await form.enter({ Postnummer: '87654325' });
    await form.take.click();
    await expect(form.region.getByRole('alert')).toContainText('DHL kennt diese Postnummer nicht.');
    await form.enter({ Postnummer: '12345678' });
    await form.take.click();
    await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
  });

  for (const kind of ['Postfiliale', 'Paketshop'] satisfies PickupPoint[]) {
    test(`${kind}: entered, ordered to and on file afterwards`, async ({ orderEntry, customers }) => {
      await orderEntry.loadCustomer(erika);
      await customers.newAddress.click();
      const form = customers.addressForm();
      await form.enterPickupPoint(kind, '417');
      await form.take.click();
      await expect(orderEntry.address(new RegExp(`^${kind} 417`))).toBeChecked();
      await orderEntry.addArticle(cream);
      await orderEntry.pay('Rechnung');
      await orderEntry.submit();
      await orderEntry.confirmation.readNumber();
      await orderEntry.confirmation.newOrder.click();
      await orderEntry.loadCustomer(erika);
      await expect(orderEntry.address(new RegExp(`^${kind} 417`))).toHaveCount(1);
    });
  }

  test('typed as a street, it becomes a pick-up point with one click', async ({ orderEntry, customers }) => {
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.enter({ ...domstrasse, Straße: 'Pakstation', 'Hausnr.': '145' });
    await form.take.click();
    await form.region.getByRole('button', { name: 'Als Packstation erfassen' }).click();
    await expect(form.kind.locator('option:checked')).toHaveText('Packstation');
    await expect(form.field('Nummer der Abholstelle')).toHaveValue('145');
    await form.enter({ Postnummer: '12345678' });
    await form.take.click();
    await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
  });

  test('the post number service is down: the agent can continue without the check', async ({
    orderEntry,
    customers,
    page,
    consoleWatch,
    world,
  }) => {
    consoleWatch.allowNetworkFailures();
    await world.choose('postNumberServiceDown');
    await page.reload();
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.enterPickupPoint('Packstation', '145');
    await form.take.click();
    await expect(form.region).toContainText('Die Postnummer kann gerade nicht geprüft werden.');
    await form.region.getByRole('button', { name: 'Ohne Prüfung weiter' }).click();
    await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
  });
});

test.describe('A street', () => {
  test('suggested, renamed and partly known: the differences are named, and one click takes a suggestion', async ({
    orderEntry,
    customers,
  }) => {
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.enter({ ...domstrasse, PLZ: '50667', Straße: 'Rasenweg', 'Hausnr.': '3' });
    await form.take.click();
    await expect(form.addressCheck.getByRole('listitem')).toHaveCount(2);
    await expect(form.addressCheck).toContainText('korrigiert · anders: Straße');
    await form.enter({ Straße: 'Kaiserallee', 'Hausnr.': '5' });
    await form.take.click();
    await expect(form.addressCheck).toContainText('Europaallee 5, 50667 Köln');
    await expect(form.addressCheck).toContainText('umbenannt');
    await form.enter({ Straße: 'Rosenweg', 'Hausnr.': '12-14' });
    await form.take.click();
    await expect(form.addressCheck).toContainText('nur teilweise bekannt');
    await expect(form.addressCheck).toContainText('Eine Lieferung an diese Adresse ist nicht möglich.');
    await form.enter({ Straße: 'Rasenweg', 'Hausnr.': '3' });
    await form.take.click();
    await form.addressCheck.getByRole('button', { name: 'Übernehmen: Rosenweg 3, 50667 Köln' }).click();
    await expect(orderEntry.address(/Rosenweg 3, 50667 Köln/)).toBeChecked();
  });

  test('the address check is offline: the agent can continue without it', async ({
    orderEntry,
    customers,
    page,
    consoleWatch,
    world,
  }) => {
    consoleWatch.allowNetworkFailures();
    await world.choose('addressCheckOffline');
    await page.reload();
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.enter(domstrasse);
    await form.take.click();
    await expect(form.region).toContainText('Die Adressprüfung ist gerade nicht möglich.');
    await form.region.getByRole('button', { name: 'Ohne Prüfung weiter' }).click();
    await expect(orderEntry.address(/Domstraße 12, 50668 Köln/)).toBeChecked();
  });

  test('a postcode fills its only town, suggests two, and allows any town where it has none', async ({
    orderEntry,
    customers,
    page,
  }) => {
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.enter({ PLZ: '50668' });
    await expect(form.field('Ort')).toHaveValue('Köln');
    await form.enter({ Ort: '', PLZ: '07907' });
    const towns = page.locator(`datalist[id="${(await form.field('Ort').getAttribute('list')) ?? ''}"] option`);
    await expect(towns).toHaveCount(2);
    await expect(form.field('Ort')).toHaveValue('');
    await form.enter({ PLZ: '99999' });
    await expect(towns).toHaveCount(0);
    await form.enter({ Ort: 'Irgendwo' });
    await expect(form.field('Ort')).toHaveValue('Irgendwo');
  });

  test('a half-filled address survives a reload', async ({ orderEntry, customers, page }) => {
    await orderEntry.loadCustomer(erika);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.enter(domstrasse);
    await page.reload();
    await expect(form.field('Straße')).toHaveValue('Domstraße');
    await expect(form.field('Hausnr.')).toHaveValue('12');
    await form.take.click();
    await expect(orderEntry.address(/Domstraße 12, 50668 Köln/)).toBeChecked();
  });
});

test.describe('The addresses of a customer', () => {
  test('the preferred one is saved immediately', async ({ orderEntry, customers, world }) => {
    await orderEntry.loadCustomer('0180007');
    await expect(orderEntry.address(/Rosenweg 3/)).toHaveAccessibleName(/bevorzugt/);
    await expect(orderEntry.address(/Rosenweg 3/)).toBeChecked();
    await orderEntry.address(/Domstraße 30/).check();
    await orderEntry.openMenu('Lieferadresse');
    await customers.region.getByRole('button', { name: /^Als bevorzugt merken/ }).click();
    await expect(orderEntry.address(/Domstraße 30/)).toHaveAccessibleName(/bevorzugt/);
    await expect(orderEntry.address(/Rosenweg 3/)).not.toHaveAccessibleName(/bevorzugt/);
    expect((await world.requests()).filter(({ operation }) => operation === 'changePreferences')).toHaveLength(1);
  });

  test('none can be added where the customer may not have one, and the reason is shown', async ({
    orderEntry,
    customers,
  }) => {
    await orderEntry.loadCustomer('0140001');
    await expect(customers.newAddress).toHaveAttribute('aria-disabled', 'true');
    await expect(customers.newAddress).toHaveAccessibleDescription(/keine neue Lieferadresse möglich/);
    await customers.newAddress.press('Enter');
    await expect(customers.addressForm().region).toHaveCount(0);
  });

  test('only one new one can be added; it can be edited and removed until an order has used it', async ({
    orderEntry,
    customers,
  }) => {
    await orderEntry.loadCustomer(erika);
    const form = customers.addressForm();
    const remove = customers.region.getByRole('button', { name: /^Entfernen/ });
    await expect(remove).toHaveCount(0);
    await customers.newAddress.click();
    await form.enter(domstrasse);
    await form.take.click();
    await expect(customers.newAddress).toHaveAttribute('aria-disabled', 'true');
    await expect(customers.newAddress).toHaveAccessibleDescription(/schon eine neue Lieferadresse/);
    await remove.click();
    await expect(orderEntry.address(/Domstraße 12/)).toHaveCount(0);
    await customers.newAddress.click();
    await form.enter(domstrasse);
    await form.take.click();
    await customers.region.getByRole('button', { name: /^Bearbeiten/ }).click();
    const edit = customers.addressForm('Lieferadresse bearbeiten');
    await edit.enter({ 'Hausnr.': '14' });
    await edit.take.click();
    await expect(orderEntry.address(/Domstraße 14/)).toBeChecked();
    await orderEntry.addArticle(cream);
    await orderEntry.pay('Rechnung');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
    await orderEntry.confirmation.close.click();
    await expect(orderEntry.addresses).toContainText('in einem Auftrag verwendet');
    await expect(remove).toHaveCount(0);
  });

  test('saving the preferred one fails: the quoted message is shown and the old one stays', async ({
    orderEntry,
    customers,
    page,
    world,
  }) => {
    await orderEntry.loadCustomer('0180007');
    await world.addFault({ path: '/update-customer-preferences/', fault: { kind: 'status', status: 500 } });
    await orderEntry.address(/Domstraße 30/).check();
    await orderEntry.openMenu('Lieferadresse');
    await customers.region.getByRole('button', { name: /^Als bevorzugt merken/ }).click();
    await expect(page.getByText('Hoppla... Fehler beim Aktualisieren der bevorzugten Adresse')).toBeVisible();
    await expect(orderEntry.address(/Rosenweg 3/)).toHaveAccessibleName(/bevorzugt/);
  });
});
