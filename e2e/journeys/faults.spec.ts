import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Fault, World } from '../fixtures/servedWorld.ts';
import type { OrderEntry } from '../pages/orderEntry.ts';

const cream = '432011001';
const magnesium = '443015001';

/**
 * The faults that only a real network has; src/app/testing/faults.test.ts injects every kind into every request, and
 * submission.spec.ts loses the order and its answer.
 */
const families: readonly { readonly name: string; readonly fault: Fault }[] = [
  { name: 'reset', fault: { kind: 'reset' } },
  { name: 'truncated', fault: { kind: 'truncate' } },
];

interface FaultyRequest {
  readonly world: World;
  /** The request's name in mocks/contract, and where the fault is injected. */
  readonly operation: string;
  readonly method?: string;
  readonly path: string;
  /** The agent action that sends the request. */
  readonly act: () => Promise<unknown>;
  /** Where the message is shown, and what it must contain. */
  readonly message: Locator;
  readonly text: RegExp;
  /** Expects that nothing was lost. */
  readonly expectPreserved: () => Promise<unknown>;
  /** A fault to leave out: a truncated response arrives after the service has done its work, which may need a test of its own. */
  readonly without?: 'truncated';
}

/** Repeats the action with each fault family: the request is sent, the message is shown, and nothing is lost. */
async function injectEveryFamily(faulty: FaultyRequest): Promise<void> {
  const { world, operation, path, method, act, message, text, expectPreserved, without } = faulty;
  const made = async () => (await world.requests()).filter((seen) => seen.operation === operation).length;
  for (const { name, fault } of families.filter((family) => family.name !== without)) {
    await test.step(`${operation}: ${name}`, async () => {
      const before = await made();
      await world.addFault({ path, fault, ...(method === undefined ? {} : { method }) });
      await act();
      await expect.poll(made).toBeGreaterThan(before);
      await expect(message).toContainText(text);
      await expectPreserved();
      await world.clearFaults();
    });
  }
}

async function callGoesOn(orderEntry: OrderEntry): Promise<void> {
  await orderEntry.expectCustomer('0123456');
  await expect(orderEntry.quantity(cream)).toHaveValue('1');
}

test.describe('A failed request shows a message, loses nothing and leaves the screen usable', () => {
  test('customer, product, search and suggestions', async ({ desk, orderEntry, world, page }) => {
    await desk.openSignedIn();
    await injectEveryFamily({
      world,
      operation: 'findCustomer',
      path: '/private/customers',
      act: () => orderEntry.enterCustomer('0123456'),
      message: orderEntry.customerRegion.getByRole('alert'),
      text: /nicht geladen werden|antwortet nicht/,
      expectPreserved: () => expect(orderEntry.customerNumber).toHaveValue('0123456'),
    });
    await orderEntry.customerRegion.getByRole('button', { name: 'Erneut versuchen' }).click();
    await orderEntry.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await orderEntry.expectCustomer('0123456');
    await orderEntry.addArticle(cream);
    await injectEveryFamily({
      world,
      operation: 'readProduct',
      path: '/services/product/*',
      act: () => orderEntry.enterArticle(`${magnesium}*2`),
      message: orderEntry.searchRegion.getByRole('alert'),
      text: /ist gerade nicht möglich/,
      expectPreserved: async () => {
        await expect(orderEntry.search).toHaveValue(`${magnesium}*2`);
        await callGoesOn(orderEntry);
      },
    });
    await orderEntry.search.press('Enter');
    await expect(orderEntry.quantity(magnesium)).toHaveValue('2');

    await injectEveryFamily({
      world,
      operation: 'searchProducts',
      path: '/services/search/*/search/products',
      act: () => orderEntry.enterArticle('creme'),
      message: page.getByRole('alert').first(),
      text: /ist gerade nicht möglich/,
      expectPreserved: async () => {
        await expect(orderEntry.search).toHaveValue('creme');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    });
    await orderEntry.search.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('432011');
    await page.keyboard.press('Escape');

    // Without suggestions the input stays, and Enter still searches.
    await world.addFault({ path: '/services/search/*/suggest', fault: { kind: 'html' } });
    await orderEntry.search.fill('gesicht');
    await orderEntry.search.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('432011');
    await page.keyboard.press('Escape');
    await world.clearFaults();
    await orderEntry.search.fill('gesichts');
    await expect(orderEntry.suggestions.first()).toBeVisible();
  });

  test('basket, offer, voucher, bank details and pre-check', async ({ desk, orderEntry, world, page }) => {
    await desk.openSignedIn();
    await orderEntry.loadCustomer('0123456');
    await orderEntry.addArticle(cream);
    await orderEntry.expectOffer();
    await injectEveryFamily({
      world,
      operation: 'addBasketItem',
      method: 'POST',
      path: '/services/basket/*/items',
      act: () => orderEntry.enterArticle(magnesium),
      message: orderEntry.basket.getByRole('alert'),
      text: /Warenkorb/,
      expectPreserved: () => callGoesOn(orderEntry),
      without: 'truncated',
    });
    await injectEveryFamily({
      world,
      operation: 'changeBasketItem',
      method: 'PATCH',
      path: '/services/basket/*',
      act: () =>
        orderEntry
          .row(cream)
          .getByRole('button', { name: /eins mehr$/ })
          .click(),
      message: orderEntry.basket.getByRole('alert').first(),
      text: /Warenkorb/,
      expectPreserved: () => callGoesOn(orderEntry),
      without: 'truncated',
    });
    await injectEveryFamily({
      world,
      operation: 'removeBasketItem',
      method: 'DELETE',
      path: '/services/basket/*',
      act: () =>
        orderEntry
          .row(cream)
          .getByRole('button', { name: /entfernen$/ })
          .click(),
      message: orderEntry.basket.getByRole('alert').first(),
      text: /Warenkorb/,
      expectPreserved: () => callGoesOn(orderEntry),
      without: 'truncated',
    });
    await orderEntry
      .row(cream)
      .getByRole('button', { name: /eins mehr$/ })
      .click();
    await expect(orderEntry.quantity(cream)).toHaveValue('2');
    await expect(orderEntry.openPoint(`Artikel ${magnesium} ist noch nicht übernommen`)).toBeVisible();
    await orderEntry.search.clear();
    await orderEntry
      .row(cream)
      .getByRole('button', { name: /eins weniger$/ })
      .click();
    await orderEntry.expectOffer('40,94 €');
    const options = orderEntry.addresses.getByRole('radio');
    await injectEveryFamily({
      world,
      operation: 'createOffer',
      path: '/backoffice-offers',
      act: async () => {
        await ((await options.nth(0).isChecked()) ? options.nth(1) : options.nth(0)).check();
      },
      message: orderEntry.offer.getByRole('alert'),
      text: /Angebot konnte nicht berechnet werden|zu lange gedauert/,
      expectPreserved: async () => {
        await callGoesOn(orderEntry);
        await expect(orderEntry.open).toContainText('Angebot neu berechnen');
      },
    });
    await orderEntry.offer.getByRole('button', { name: 'Neu berechnen' }).click();
    await orderEntry.expectOffer('40,94 €');

    await injectEveryFamily({
      world,
      operation: 'verifyVoucher',
      path: '/voucher-verify',
      act: async () => {
        await orderEntry.voucherCode.fill('SOMMER');
        await orderEntry.voucherCode.press('Enter');
      },
      message: orderEntry.vouchers.getByRole('alert'),
      text: /SOMMER konnte nicht geprüft werden/,
      expectPreserved: () => expect(orderEntry.voucherCode).toHaveValue('SOMMER'),
    });
    await orderEntry.redeem('SOMMER');

    await orderEntry.pay('Bankeinzug');
    await injectEveryFamily({
      world,
      operation: 'validateIban',
      path: '/api/iban/validation',
      act: () => orderEntry.enterBank('Erika Musterfrau', 'DE89370400440532013000'),
      message: orderEntry.payment.getByRole('alert'),
      text: /nicht geprüft werden/,
      expectPreserved: () => expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('DE89370400440532013000'),
    });
    await orderEntry.enterBank('Erika Musterfrau', 'DE89370400440532013000');
    await orderEntry.expectReady();

    await injectEveryFamily({
      world,
      operation: 'preCheckOrder',
      path: '/order-pre-check',
      act: () => orderEntry.submit(),
      message: orderEntry.open.getByRole('alert'),
      text: /nicht geprüft werden und wurde nicht abgeschickt/,
      expectPreserved: () => callGoesOn(orderEntry),
    });
    expect((await world.requests()).filter(({ operation }) => operation === 'createOrder')).toHaveLength(0);
    await orderEntry.submit();
    await orderEntry.confirmation.readNumber();
  });

  test('order history and order display (REQ E2.7)', async ({ desk, orderHistory, orderDisplay, world, page }) => {
    await desk.openSignedIn('/orderhistory/0123456');
    await expect(orderHistory.newest).toBeVisible();
    await injectEveryFamily({
      world,
      operation: 'readOrdersOverview',
      path: '/private/orders-overview',
      act: () => page.reload(),
      message: page.getByRole('alert').first(),
      text: /Bestellhistorie konnte nicht geladen werden/,
      expectPreserved: () => expect(orderHistory.heading).toContainText('0123456'),
    });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await orderHistory.newest.getByRole('link').click();
    await expect(orderDisplay.heading).toBeVisible();

    await injectEveryFamily({
      world,
      operation: 'readOrder',
      path: '/services/order/orders/*',
      act: () => page.reload(),
      message: page.getByRole('alert').first(),
      text: /Auftrag konnte nicht geladen werden/,
      expectPreserved: () => expect(page.getByRole('banner')).toContainText('Kontor'),
    });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(orderDisplay.heading).toBeVisible();
  });
});
