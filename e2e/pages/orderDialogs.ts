import { expect, type Locator, type Page } from 'playwright/test';

/** The dialogs about an order, of which one is open at a time. */
export class OrderDialogs {
  readonly installments: InstallmentDialog;
  readonly onlineShop: Locator;
  readonly priceStop: Locator;
  readonly suggestions: Locator;
  readonly freeShipping: Locator;
  readonly explanation: Locator;
  readonly limit: Locator;
  readonly notification: Locator;
  readonly addressChange: Locator;

  constructor(page: Page) {
    this.installments = new InstallmentDialog(page);
    this.onlineShop = page.getByRole('dialog', { name: 'An den Online-Shop verweisen' });
    this.priceStop = page.getByRole('dialog', { name: 'Der Gesamtbetrag hat sich geändert' });
    this.suggestions = page.getByRole('dialog', { name: 'Gutscheine für diesen Kunden' });
    this.freeShipping = page.getByRole('dialog', { name: 'Versandkosten erlassen' });
    this.explanation = page.getByRole('dialog', { name: 'So kommt der Preis zustande' });
    this.limit = page.getByRole('dialog', { name: 'Bestelllimit überschritten' });
    this.notification = page.getByRole('dialog', { name: 'Telefonische Avisierung' });
    this.addressChange = page.getByRole('dialog', { name: 'Lieferadresse geändert' });
  }
}

/** The installment dialog with its steps: plan, account, conditions. */
class InstallmentDialog {
  readonly dialog: Locator;
  readonly plans: Locator;
  readonly takePlan: Locator;
  readonly accepted: Locator;
  readonly take: Locator;
  readonly accountHolder: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: / vereinbaren$/ });
    this.plans = this.dialog.getByRole('radio', { name: /Raten$/ });
    this.takePlan = this.dialog.getByRole('button', { name: 'Plan übernehmen' });
    this.accepted = this.dialog.getByRole('checkbox', { name: 'Der Kunde stimmt den Bedingungen zu' });
    this.take = this.dialog.getByRole('button', { name: 'Übernehmen' });
    this.accountHolder = this.dialog.getByRole('textbox', { name: 'Kontoinhaber' });
  }

  plan(count: number): Locator {
    return this.dialog.getByRole('radio', { name: `${String(count)} Raten` });
  }

  dueDay(day: 1 | 15): Locator {
    return this.dialog.getByRole('radio', { name: `am ${String(day)}. des Monats` });
  }

  /** Expects the current step by its number and name. */
  async expectStep(step: string): Promise<void> {
    await expect(this.dialog.locator('[aria-current="step"]')).toHaveText(step);
  }
}
