import { expect, type Locator, type Page } from 'playwright/test';

/** The screen of a customer's orders: `/orderhistory/{customerId}`. */
export class OrderHistory {
  readonly page: Page;
  readonly heading: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: /^Bestellhistorie/ });
    this.rows = page.getByRole('table').locator('tbody').getByRole('row');
  }

  async go(customerNumber: string): Promise<void> {
    await this.page.goto(`/orderhistory/${customerNumber}`);
    await expect(this.heading).toContainText(customerNumber);
  }

  get newest(): Locator {
    return this.rows.first();
  }

  tab(name: string): Locator {
    return this.page.getByRole('group', { name: 'Filter' }).getByRole('button', { name });
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
