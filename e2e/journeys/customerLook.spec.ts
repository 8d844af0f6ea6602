import { personas } from '../fixtures/desk.ts';
import { expectNoLayoutFaults, expectNothingSideways } from '../fixtures/layoutFaults.ts';
import { expect, test } from '../fixtures/test.ts';
import { aNewCustomer } from '../pages/customerForm.ts';

test.describe('axe finds nothing by WCAG 2.2 AA, at 1440×900 and 390×844, and nothing scrolls sideways', () => {
  test.slow();

  test('form with errors, address question, duplicates, consent with yes, unsaved customer, privacy', async ({
    page,
    desk,
    customers,
  }) => {
    await desk.openSignedIn('/orderapp', personas.backOffice);
    await customers.create.click();
    const form = customers.form('Neukunde anlegen');
    await form.enter({ Straße: 'Packstation 145' });
    await form.take.click();
    await expect(form.field('Anrede')).toHaveAttribute('aria-invalid', 'true');
    await expectNoLayoutFaults(page, form.region);
    await form.enter({
      ...aNewCustomer,
      Vorname: 'Sabine',
      Nachname: 'Drilling',
      Geburtsdatum: '29.02.1980',
      PLZ: '50667',
      Straße: 'Rasenweg',
      'Hausnr.': '3',
    });
    await form.take.click();
    await expect(form.addressCheck).toBeVisible();
    await expectNoLayoutFaults(page, form.addressCheck);
    await form.addressCheck.getByRole('button', { name: /^Übernehmen: Rosenweg/ }).click();
    const duplicates = customers.duplicates('Diesen Kunden gibt es vielleicht schon');
    await duplicates.getByRole('button', { name: 'Trotzdem neu anlegen' }).click();
    await expectNoLayoutFaults(page);
    await duplicates.getByRole('combobox').selectOption('andere Person mit gleichem Namen');
    await duplicates.getByRole('button', { name: 'Trotzdem neu anlegen' }).click();
    const { consent } = customers;
    await consent.answerAll('Ja', 'Ja', 'Ja');
    await consent.phone.fill('');
    await consent.take.click();
    await expect(consent.dialog.getByRole('alert').first()).toBeVisible();
    await expectNoLayoutFaults(page);
    await consent.phone.fill('0221 998877');
    await consent.privacyRead.check();
    await consent.take.click();
    await customers.expectUnsaved(/mit der Bestellung angelegt/);
    await expectNoLayoutFaults(page, customers.region);
    await customers.privacyLink.click();
    await expect(customers.privacy).toBeVisible();
    await expectNoLayoutFaults(page);
  });

  test('PIN, missing birthday, survey, search with hits, order text, another country, record opened, address form, ring template, credit check, letters, of which a PDF and a picture are shown and what is neither is refused; Strg+Enter presses the primary button of each question about a customer', async ({
    page,
    desk,
    orderEntry,
    customers,
    shell,
    consoleWatch,
    world,
    accessible,
    keys,
  }) => {
    consoleWatch.allowNetworkFailures();
    await desk.openSignedIn('/orderapp', personas.backOffice);
    await orderEntry.enterCustomer('0500001');
    await expect(customers.pin.digits).toBeVisible();
    await expectNoLayoutFaults(page);
    await customers.pin.digits.fill('482');
    await page.keyboard.press('Control+Enter');
    await orderEntry.expectCustomer('0500001');
    await orderEntry.enterCustomer('0700002');
    await customers.missingBirthday.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(customers.missingBirthday.getByRole('alert')).toBeVisible();
    await expectNoLayoutFaults(page);
    await customers.missingBirthday.getByRole('textbox', { name: 'Geburtsdatum' }).fill('01021960');
    await page.keyboard.press('Control+Enter');
    await expect(customers.missingBirthday).toHaveCount(0);
    await orderEntry.expectCustomer('0700002');
    await orderEntry.enterCustomer('0900002');
    await page.getByRole('button', { name: 'Verwerfen und weiter' }).click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await expect(customers.survey).toBeVisible();
    await expectNoLayoutFaults(page);
    await keys.read();
    await page.keyboard.press('7');
    await orderEntry.expectCustomer('0900002');
    // The privacy consents of the record are saved immediately.
    await customers.privacyLink.click();
    const newsletter = customers.privacy.getByRole('checkbox', { name: 'Newsletter per E-Mail' });
    await expect(newsletter).toBeChecked();
    await newsletter.uncheck();
    await page.keyboard.press('Control+Enter');
    await expect(customers.privacy).toHaveCount(0);
    expect((await world.requests()).filter(({ operation }) => operation === 'changeConsents')).toHaveLength(1);

    await orderEntry.newOrderButton.click();
    await customers.advancedSearch.click();
    await customers.search.find({ Nachname: 'Drilling', Vorname: 'Sabine', Geburtsdatum: '29.02.1980' });
    await expect(customers.search.hits).toHaveCount(3);
    await expectNoLayoutFaults(page, customers.search.region);
    await orderEntry.customerNumber.fill('Kd-Nr. 0123.456, bitte 2x 432-011-001, Gutschein SOMMER');
    await page.getByRole('button', { name: 'Als Bestelltext zeigen' }).click();
    const orderText = page.getByRole('region', { name: 'Bestelltext' });
    await expect(orderText.getByRole('button', { name: /^Übernehmen Kundennummer/ })).toBeFocused();
    await page.keyboard.press('n');
    await expectNoLayoutFaults(page, orderText);
    await orderText.getByRole('button', { name: 'Schließen' }).click();
    await orderEntry.enterCustomer('0200001');
    await expect(customers.region.getByRole('alert')).toBeVisible();
    await expectNoLayoutFaults(page, customers.region);
    await orderEntry.loadCustomer('0123456');
    await customers.record.part(/^Bestellhistorie/).click();
    await expect(customers.record.region.getByRole('link').first()).toBeVisible();
    await customers.record.part(/^Gutscheine/).click();
    await customers.record.part(/Notizen/).click();
    await expectNoLayoutFaults(page, customers.record.region);
    await customers.newAddress.click();
    const form = customers.addressForm();
    await form.kind.selectOption('Packstation');
    await form.take.click();
    await expect(form.field('Postnummer')).toHaveAttribute('aria-invalid', 'true');
    await expectNoLayoutFaults(page, form.region);
    await page.getByRole('button', { name: 'InfoPost' }).click();
    await expect(page.getByRole('dialog', { name: 'Ringschablone senden' })).toContainText('Heidestraße');
    await expectNoLayoutFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'InfoPost' })).toBeFocused();
    await shell.openPath('/creditcheck');
    const number = page.getByRole('textbox', { name: 'Kundennummer' });
    await number.fill('0110003');
    await number.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Mahnstufe');
    await expectNoLayoutFaults(page);
    await shell.openPath('/letters/ringschablone.pdf');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brief ringschablone.pdf');
    await expect(page.getByTitle('Vorschau des Briefes')).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('link', { name: 'In neuem Tab öffnen' })).toHaveAttribute('rel', /noopener/);
    await shell.openPath('/');
    await shell.openPath('/letters/anschreiben.png');
    const picture = page.getByRole('img', { name: 'Vorschau des Briefes' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
    await expectNoLayoutFaults(page);
    // A picture needs no viewer, so there is no frame in which a script could run.
    await expect(page.locator('iframe')).toHaveCount(0);
    await shell.openPath('/');
    await shell.openPath('/letters/getarnt.pdf');
    await expect(page.getByRole('alert')).toContainText('kein PDF, PNG oder JPEG und wird nicht angezeigt');
    await expect(page.locator('iframe, embed, object')).toHaveCount(0);
    await accessible();
  });
});

test('A word of 400 letters in names, streets and articles breaks: neither the guide, the article, the strip with the caller nor the edit of an order scrolls sideways, also 320 px wide', async ({
  page,
  desk,
  orderEntry,
  shell,
  world,
}) => {
  const word = 'X'.repeat(400);
  const customer = ['first_name', 'last_name', 'billing_address.street', 'delivery_addresses[].street'];
  for (const [path, fields] of [
    ['/private/customers', customer],
    ['/services/product/*', ['name.short', 'name.long', 'brand', 'description']],
  ] as const) {
    await world.addFault({ path, fault: { kind: 'fields', fields, value: word } });
  }
  const narrow = { width: 320, height: 900 };
  const wide = { width: 1440, height: 900 };
  const expectNoScrolling = async () => {
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await expectNothingSideways(page);
      const scrolling = await page.evaluate(() =>
        [...document.querySelectorAll('main, main *')]
          .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className }) => className),
      );
      expect(scrolling, `${String(size.width)} px wide`).toEqual([]);
    }
  };
  await desk.openSignedIn();
  await orderEntry.loadCustomer('0180011');
  await orderEntry.addArticle('432011001');
  for (const tab of ['Leitfaden', 'Artikel']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('region', { name: 'Nachschlagen' })).toContainText(word);
    await expectNoScrolling();
  }
  await shell.openPath('/edit-order/1300000201');
  await expect(page.getByRole('region', { name: 'Lieferadresse' })).toContainText(word);
  await expect(page.getByRole('region', { name: 'Offenes Gespräch' })).toContainText(word);
  await expectNoScrolling();
});
