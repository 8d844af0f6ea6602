import { expect, test } from '../fixtures/test.ts';

const erika = '0123456';
const cream = '432011001';
const domstrasse = { Ort: 'Köln', PLZ: '50668', Straße: 'Domstraße', 'Hausnr.': '12' };

test.beforeEach(async ({ desk }) => {
  await desk.openSignedIn();
});

test('By keyboard: a Packstation with its post number is entered, chosen, ordered to and on file afterwards', async ({
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
  await orderEntry.confirmation.newOrder.click();
  await orderEntry.loadCustomer(erika);
  await expect(packstation).toHaveCount(1);
});

test('One form: towns of a postcode, suggestions for a street, a pick-up point and its post number, over a reload', async ({
  orderEntry,
  customers,
  page,
  world,
}) => {
  const form = customers.addressForm();
  const remove = customers.region.getByRole('button', { name: /^Entfernen/ });
  await orderEntry.loadCustomer(erika);
  await expect(remove).toHaveCount(0);
  await customers.newAddress.click();
  await test.step('a postcode fills its only town, suggests two, and allows any town where it has none', async () => {
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
  await test.step('a street that is suggested, renamed or partly known: the differences are named, and one click takes a suggestion', async () => {
    await form.enter({ Ort: 'Köln', PLZ: '50667', Straße: 'Rasenweg', 'Hausnr.': '3' });
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
  await test.step('only one address can be added; it can be removed', async () => {
    await expect(customers.newAddress).toHaveAttribute('aria-disabled', 'true');
    await expect(customers.newAddress).toHaveAccessibleDescription(/schon eine neue Lieferadresse/);
    await remove.click();
    await expect(orderEntry.address(/Rosenweg 3/)).toHaveCount(0);
  });
  await test.step('the address check is offline: the agent can continue without it', async () => {
    await world.addFault({ path: '/address-check-and-suggestions', times: 1, fault: { kind: 'status', status: 503 } });
    await customers.newAddress.click();
    await form.enter(domstrasse);
    await form.take.click();
    await expect(form.region).toContainText('Die Adressprüfung ist gerade nicht möglich.');
    await form.region.getByRole('button', { name: 'Ohne Prüfung weiter' }).click();
    await expect(orderEntry.address(/Domstraße 12, 50668 Köln/)).toBeChecked();
    await remove.click();
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
  });
  await test.step('the post number is checked by its check digit, then by the service; while that is down the agent can continue', async () => {
    const verifications = async () =>
      (await world.requests()).filter(({ operation }) => operation === 'verifyPostNumber').length;
    for (const number of ['12345679', '1.2e7']) {
      await form.enter({ Postnummer: number });
      await form.take.click();
      await expect(form.field('Postnummer')).toHaveAccessibleDescription(/Die Postnummer stimmt nicht/);
    }
    expect(await verifications()).toBe(0);
    await form.enter({ Postnummer: '87654325' });
    await form.take.click();
    await expect(form.region.getByRole('alert')).toContainText('DHL kennt diese Postnummer nicht.');
    await world.addFault({ path: '/verify-post-number', times: 1, fault: { kind: 'status', status: 503 } });
    await form.enter({ Postnummer: '12345678' });
    await form.take.click();
    await expect(form.region).toContainText('Die Postnummer kann gerade nicht geprüft werden.');
    await form.region.getByRole('button', { name: 'Ohne Prüfung weiter' }).click();
    await expect(orderEntry.address(/^Packstation 145/)).toBeChecked();
  });
  await test.step('it can be edited until an order has used it', async () => {
    await customers.region.getByRole('button', { name: /^Bearbeiten/ }).click();
    const edit = customers.addressForm('Lieferadresse bearbeiten');
    await edit.kind.selectOption('Postfiliale');
    await edit.enter({ 'Nummer der Abholstelle': '417' });
    await edit.take.click();
    await expect(orderEntry.address(/^Postfiliale 417/)).toBeChecked();
    await orderEntry.addArticle(cream);
    await orderEntry.pay('Rechnung');
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
    await orderEntry.confirmation.close.click();
    await expect(orderEntry.addresses).toContainText('in einem Auftrag verwendet');
    await expect(remove).toHaveCount(0);
  });
});

test('The preferred address is saved immediately, or a message says that it was not; who may not have a new one sees why', async ({
  orderEntry,
  customers,
  page,
  world,
}) => {
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
  const changes = (await world.requests()).filter(({ operation }) => operation === 'changePreferences');
  expect(changes.map(({ status }) => status)).toEqual([500, expect.any(Number)]);

  await orderEntry.loadCustomer('0140001');
  await expect(customers.newAddress).toHaveAttribute('aria-disabled', 'true');
  await expect(customers.newAddress).toHaveAccessibleDescription(/keine neue Lieferadresse möglich/);
  await customers.newAddress.press('Enter');
  await expect(customers.addressForm().region).toHaveCount(0);
});
