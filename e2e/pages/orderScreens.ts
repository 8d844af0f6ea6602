import { expect, type Locator, type Page } from 'playwright/test';

/** A customer's orders: the screen `/orderhistory/{customerId}`, and the same list as a dialog of the order entry. */
export class OrderHistory {
  readonly page: Page;
  readonly heading: Locator;
  readonly region: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;
  readonly cancelDialog: Locator;
  readonly reason: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: /^Bestellhistorie/ });
    this.region = page.getByRole('region', { name: 'Bestellhistorie' });
    this.rows = this.region.getByRole('table').locator('tbody').getByRole('row');
    this.dialog = page.getByRole('dialog', { name: /^Bestellhistorie/ });
    this.cancelDialog = page.getByRole('dialog', { name: 'Auftrag stornieren' });
    this.reason = this.cancelDialog.getByRole('combobox', { name: 'Stornogrund' });
  }

  async go(customerNumber: string): Promise<void> {
    await this.page.goto(`/orderhistory/${customerNumber}`);
    await expect(this.heading).toContainText(customerNumber);
  }

  get newest(): Locator {
    return this.rows.first();
  }

  row(number: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: number, exact: true }) });
  }

  /** Unfolds the details of an order, or folds them. */
  details(number: string): Locator {
    return this.region.getByRole('button', { name: `Einzelheiten zu ${number}` });
  }
}

/** The screen of one order: `/orders/{id}`. */
export class OrderDisplay {
  readonly page: Page;
  readonly heading: Locator;
  readonly items: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: /^Auftrag/ });
    this.items = page.getByRole('region', { name: 'Artikel' });
  }

  /** The value beside a label of the order. */
  fact(name: string): Locator {
    return this.page
      .locator('dt', { hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]')
      .first();
  }
}
