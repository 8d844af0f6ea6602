import { expect, type Locator, type Page } from 'playwright/test';
import { Confirmation } from './confirmation.ts';

export type PaymentName = 'Rechnung' | 'Bankeinzug' | 'Nachnahme' | 'Ratenzahlung' | 'Ratenkauf';

/** The order entry: locators by their German labels, and methods for what an agent does. */
export class OrderEntry {
  readonly page: Page;
  readonly customerRegion: Locator;
  readonly customerNumber: Locator;
  readonly birthdayQuestion: Locator;
  readonly sameCustomerQuestion: Locator;
  readonly searchRegion: Locator;
  readonly search: Locator;
  readonly suggestions: Locator;
  readonly productDialog: Locator;
  readonly basket: Locator;
  readonly offer: Locator;
  readonly offerTotal: Locator;
  readonly vouchers: Locator;
  readonly voucherCode: Locator;
  readonly payment: Locator;
  /** The line that names the payment methods that are not possible. */
  readonly offMethods: Locator;
  readonly addresses: Locator;
  readonly open: Locator;
  readonly submitButton: Locator;
  readonly newOrderButton: Locator;
  /** Restores the call that was left for this one. */
  readonly restoreCall: Locator;
  readonly confirmation: Confirmation;

  constructor(page: Page) {
    this.page = page;
    this.customerRegion = page.getByRole('region', { name: 'Kunde', exact: true });
    this.customerNumber = this.customerRegion.getByRole('textbox', { name: 'Kundennummer' });
    this.birthdayQuestion = page.getByRole('dialog', { name: 'Geburtsdatum prüfen' });
    this.sameCustomerQuestion = page.getByRole('dialog', { name: 'Derselbe Kunde' });
    this.searchRegion = page.getByRole('region', { name: 'Artikelsuche' });
    this.search = page.getByRole('combobox', { name: 'Artikelnummer, SKU oder Text' });
    this.suggestions = this.searchRegion.getByRole('option');
    this.productDialog = page.getByRole('dialog');
    this.basket = page.getByRole('region', { name: 'Warenkorb' });
    this.offer = page.getByRole('region', { name: 'Angebot', exact: true });
    this.offerTotal = this.figure('Gesamt');
    this.vouchers = page.getByRole('region', { name: 'Gutscheine' });
    this.voucherCode = page.getByRole('textbox', { name: 'Gutscheincode' });
    this.payment = page.getByRole('region', { name: 'Zahlung' });
    this.offMethods = this.payment.getByRole('button', { name: /^Nicht möglich/ });
    this.addresses = page.getByRole('region', { name: 'Lieferadresse' });
    this.open = page.getByRole('region', { name: 'Noch offen' });
    this.submitButton = page.getByRole('button', {
      name: /^(?:Bestellung (?:abschicken|wird abgeschickt)|Wird abgeschickt)/,
    });
    this.newOrderButton = page.getByRole('main').getByRole('button', { name: 'Neue Bestellung' });
    this.restoreCall = page
      .getByRole('status')
      .filter({ hasText: 'Voriges Gespräch verworfen.' })
      .getByRole('button', { name: 'Rückgängig' });
    this.confirmation = new Confirmation(page);
  }

  /** The value of an offer line by the start of its label. */
  figure(name: string | RegExp): Locator {
    const term = typeof name === 'string' ? new RegExp(`^\\s*${name}`) : name;
    return this.offer
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: term }) })
      .locator('dd');
  }

  /** The basket row of an article. */
  row(sku: string): Locator {
    return this.basket.getByRole('row').filter({ hasText: sku });
  }

  quantity(sku: string): Locator {
    return this.row(sku).getByRole('textbox', { name: 'Menge' });
  }

  paymentOption(name: PaymentName): Locator {
    return this.payment.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  /** The button of the menu of a region. */
  menu(of: string): Locator {
    return this.page.getByRole('button', { name: `${of}: Weiteres` });
  }

  /** Opens the menu of a region or of a basket line; `of` is the name of the region or the article. */
  async openMenu(of: string): Promise<void> {
    await this.menu(of).click();
  }

  async openLine(sku: string): Promise<void> {
    await this.row(sku)
      .getByRole('button', { name: /: Weiteres$/ })
      .click();
  }

  /** Opens the list of the payment methods that are not possible, with their reasons. */
  async openOffMethods(): Promise<void> {
    await this.offMethods.click();
  }

  /** A link of "Noch offen" by its text. */
  openPoint(text: string | RegExp): Locator {
    return this.open.getByRole('button', { name: text });
  }

  address(text: string | RegExp): Locator {
    return this.addresses.getByRole('radio', { name: text });
  }

  async go(): Promise<void> {
    await this.page.goto('/orderapp');
    await expect(this.customerNumber).toBeFocused();
  }

  /** Types a customer number and presses Enter; does not wait for the answer. */
  async enterCustomer(number: string): Promise<void> {
    await this.customerNumber.fill(number);
    await this.customerNumber.press('Enter');
  }

  /** Loads a customer and confirms the birthday. */
  async loadCustomer(number: string): Promise<void> {
    await this.enterCustomer(number);
    await this.birthdayQuestion.getByRole('button', { name: /^Stimmt überein/ }).click();
    await this.expectCustomer(number);
  }

  async expectCustomer(number: string): Promise<void> {
    await expect(this.customerRegion.getByText(`Kundennummer ${number}`)).toBeVisible();
  }

  async enterArticle(term: string): Promise<void> {
    await this.search.fill(term);
    await this.search.press('Enter');
  }

  /** Adds an article by its SKU (or another search term) and waits until the basket shows it. */
  async addArticle(sku: string, term = sku): Promise<void> {
    await this.enterArticle(term);
    await expect(this.quantity(sku)).toBeVisible();
  }

  async redeem(code: string): Promise<void> {
    await this.voucherCode.fill(code);
    await this.voucherCode.press('Enter');
    await expect(this.vouchers.getByText(`Gutschein ${code} eingelöst`)).toBeVisible();
  }

  async pay(name: PaymentName): Promise<void> {
    await this.paymentOption(name).check();
  }

  /** Ticks that the caller agrees to the bank details on file. */
  async agreeToKnownBank(): Promise<void> {
    await this.payment.getByRole('checkbox', { name: /^Kunde ist einverstanden/ }).check();
  }

  async enterBank(accountHolder: string, iban: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Kontoinhaber' }).fill(accountHolder);
    const field = this.page.getByRole('textbox', { name: 'IBAN' });
    await field.fill(iban);
    await field.press('Enter');
  }

  /** Waits until the order can be submitted. */
  async expectReady(): Promise<void> {
    await expect(this.submitButton).toHaveAttribute('aria-disabled', 'false');
  }

  /** Waits until no calculation is in flight; then expects the total, if given. */
  async expectOffer(total?: string): Promise<void> {
    await expect(this.offer.getByText(/berechnet um/)).toBeVisible();
    if (total !== undefined) await expect(this.offerTotal).toHaveText(total);
  }

  /** Fills the shortest order that can be submitted: customer, article, invoice. */
  async prepareOrder({ customer = '0123456', skus = ['432011001'] } = {}): Promise<void> {
    await this.loadCustomer(customer);
    for (const sku of skus) await this.addArticle(sku);
    await this.pay('Rechnung');
    await this.expectReady();
  }

  /** Chooses another of the customer's addresses, which triggers a new offer. */
  async chooseOtherAddress(): Promise<void> {
    await this.addresses.getByRole('radio').and(this.page.locator(':not(:checked)')).first().check();
  }

  async remove(sku: string): Promise<void> {
    await this.row(sku)
      .getByRole('button', { name: /entfernen$/ })
      .click();
  }

  async submit(): Promise<void> {
    await this.expectReady();
    await this.submitButton.click();
  }
}
