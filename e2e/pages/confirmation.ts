import { expect, type Locator, type Page } from 'playwright/test';

/** The dialog that confirms the order, for the agent to read out. */
export class Confirmation {
  readonly dialog: Locator;
  readonly orderNumber: Locator;
  readonly close: Locator;
  readonly newOrder: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Auftragsbestätigung' });
    this.orderNumber = this.dialog
      .locator('dt', { hasText: 'Auftragsnummer' })
      .locator('xpath=following-sibling::dd[1]');
    this.close = this.dialog.getByRole('button', { name: /^Schließen/ });
    this.newOrder = this.dialog.getByRole('button', { name: 'Neue Bestellung' });
  }

  /** Waits for the order number and returns it. */
  async readNumber(): Promise<string> {
    await expect(this.orderNumber).toHaveText(/^[1-9]\d{9}$/);
    return this.orderNumber.innerText();
  }
}
