import { readFileSync } from 'node:fs';
import { personas, type Persona } from '../fixtures/desk.ts';
import { sizes } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import type { CustomerDesk } from '../pages/customerDesk.ts';
import { aNewCustomer } from '../pages/customerForm.ts';
import { InflightOrder } from '../pages/handOvers.ts';
import type { OrderEntry } from '../pages/orderEntry.ts';
import type { Page } from 'playwright/test';

const folder = 'docs/pictures/calls';

interface Call {
  readonly page: Page;
  readonly orderEntry: OrderEntry;
  readonly customers: CustomerDesk;
}

interface Scene {
  readonly persona?: Persona;
  readonly path?: string;
  readonly world?: string;
  readonly play: (call: Call) => Promise<void>;
}

const cream = '432011001';
const magnesium = '443015001';

/** Parks eight calls: with and without customer, article, own words and reminder. */
async function parkEight({ page, orderEntry }: Call): Promise<void> {
  const customers = ['0123456', '0110001', null, '0110007', '0600001', '0140001', '0180010', '0700003'];
  for (const [index, number] of customers.entries()) {
    if (number === null) await orderEntry.customerNumber.fill('0150020');
    else await orderEntry.loadCustomer(number);
    if (index % 2 === 0) await orderEntry.addArticle(index % 4 === 0 ? cream : magnesium);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Gespräch parken' });
    await dialog
      .getByRole('radio')
      .nth(index % 3)
      .press(String((index % 3) + 1));
    if (index === 1)
      await dialog.getByRole('textbox', { name: 'Eigene Worte' }).fill('fragt die Tochter nach der Ringgröße');
    if (index < 2) await dialog.getByRole('textbox', { name: 'Erinnern um' }).fill('23:59');
    await dialog.getByRole('button', { name: 'Parken' }).click();
    await expect(page.getByText(new RegExp(`^${String(index + 1)} Gespräch`))).toBeVisible();
  }
}

/** One scene for each kind of call, at the moment that the agent looks at longest. */
const scenes: Readonly<Record<string, Scene>> = {
  'known-customer': {
    play: async ({ orderEntry }) => {
      await orderEntry.loadCustomer('0123456');
      for (const sku of [cream, magnesium]) await orderEntry.addArticle(sku);
      await orderEntry.redeem('SOMMER');
      await orderEntry.pay('Rechnung');
      await orderEntry.expectReady();
    },
  },
  pin: {
    play: async ({ orderEntry, customers }) => {
      await orderEntry.enterCustomer('0500001');
      await expect(customers.pin.dialog).toBeVisible();
    },
  },
  blocked: {
    play: async ({ orderEntry }) => {
      await orderEntry.loadCustomer('0150020');
      await orderEntry.addArticle(cream);
      await orderEntry.expectOffer();
    },
  },
  'guest-packstation': {
    play: async ({ orderEntry, customers }) => {
      await customers.guest.click();
      const guest = customers.form('Gastkunde');
      await guest.enter(aNewCustomer);
      await guest.take.click();
      await expect(customers.consent.dialog).toBeVisible();
      await customers.consent.dialog.press('Escape');
      await orderEntry.addArticle(cream);
      await customers.newAddress.click();
      await customers.addressForm().enterPickupPoint('Packstation', '145');
    },
  },
  'new-customer-duplicate': {
    persona: personas.backOffice,
    play: async ({ customers }) => {
      await customers.create.click();
      const form = customers.form('Neukunde anlegen');
      await form.enter({ ...aNewCustomer, Vorname: 'Doris', Nachname: 'Doppel', Geburtsdatum: '17.05.1971' });
      await form.take.click();
      await expect(customers.duplicates('Diesen Kunden gibt es vielleicht schon')).toBeVisible();
    },
  },
  'sold-out': {
    play: async ({ page, orderEntry }) => {
      await orderEntry.loadCustomer('0123456');
      await orderEntry.enterArticle('454740001');
      await page.getByRole('button', { name: 'Auf die Warteliste' }).first().click();
      await expect(page.getByRole('dialog').getByRole('radio', { name: /^Rechnung(?!sadresse)/ })).toBeVisible();
    },
  },
  subscription: {
    play: async ({ page, orderEntry }) => {
      await orderEntry.loadCustomer('0123456');
      await orderEntry.addArticle(magnesium);
      await orderEntry.openLine(magnesium);
      await orderEntry.row(magnesium).getByRole('button', { name: 'Abonnement anlegen' }).click();
      await expect(page.getByRole('combobox', { name: 'Rhythmus' })).toBeVisible();
    },
  },
  swiss: {
    persona: personas.swissAgent,
    path: '/chorderentry',
    play: async ({ orderEntry }) => {
      await orderEntry.loadCustomer('0300001');
      await orderEntry.addArticle(cream);
      await orderEntry.pay('Rechnung');
      await orderEntry.expectReady();
    },
  },
  'voice-computer': {
    path: '/inflightorder',
    play: async ({ page, orderEntry }) => {
      await new InflightOrder(page).load('7001');
      await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
      await orderEntry.expectReady();
    },
  },
  complaint: {
    persona: personas.backOffice,
    path: '/orders/1300000203',
    play: async ({ page, orderEntry }) => {
      await page.getByRole('button', { name: 'Reklamation', exact: true }).click();
      await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
      await expect(orderEntry.row(cream)).toBeVisible();
      await orderEntry.expectOffer();
    },
  },
  'order-text': {
    play: async ({ page, orderEntry }) => {
      const text = readFileSync('mocks/orderTexts/email.txt', 'utf8');
      await expect(orderEntry.customerNumber).toBeFocused();
      // The listener for pasted texts loads after the order entry takes input.
      await page.waitForTimeout(3000);
      await orderEntry.customerNumber.evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
      await expect(page.getByRole('region', { name: 'Bestelltext' })).toBeVisible();
    },
  },
  consents: {
    play: async ({ orderEntry, customers }) => {
      await orderEntry.enterCustomer('0900001');
      await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
      await expect(customers.consent.dialog).toBeVisible();
    },
  },
  'price-rise': {
    world: 'priceChange',
    play: async ({ page, orderEntry }) => {
      await orderEntry.loadCustomer('0123456');
      await orderEntry.addArticle(cream);
      await orderEntry.expectOffer('40,94 €');
      await page.keyboard.press('Control+g');
      await orderEntry.addArticle(magnesium);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'order-history': {
    play: async ({ page, orderEntry }) => {
      await orderEntry.loadCustomer('0123456');
      await page.keyboard.press('Control+h');
      await expect(page.getByRole('dialog').getByRole('link', { name: '1000000001' })).toBeVisible();
    },
  },
  'parked-calls': {
    play: async (call) => {
      await parkEight(call);
      await call.orderEntry.loadCustomer('0150020');
    },
  },
  'parked-list': {
    play: async (call) => {
      await parkEight(call);
      await call.page.keyboard.press('F10');
      await expect(call.page.getByRole('dialog', { name: 'Geparkte Gespräche' })).toBeVisible();
    },
  },
  'change-order': {
    path: '/edit-order/1300000201',
    play: async ({ page }) => {
      const quantity = page.getByRole('region', { name: 'Positionen' }).getByLabel('Menge').first();
      await quantity.fill('2');
      await quantity.press('Enter');
      await expect(page.getByRole('region', { name: 'Änderungen' })).toContainText('2');
    },
  },
};

for (const [name, { persona = personas.orderAgent, path, world: situation, play }] of Object.entries(scenes)) {
  test(name, async ({ page, desk, orderEntry, customers, world }) => {
    if (situation !== undefined) await world.choose(situation);
    await desk.openSignedIn(path, persona);
    await play({ page, orderEntry, customers });
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Late parts, and notices that are shown for seconds only.
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${folder}/${name}-${String(size.width)}.png`, animations: 'disabled' });
    }
  });
}
