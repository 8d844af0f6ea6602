import type { Locator, Page } from 'playwright/test';

/** The screen of an order begun with the voice computer: `/inflightorder`. */
export class InflightOrder {
  readonly page: Page;
  readonly code: Locator;
  /** The region above order entry with the state of the order. */
  readonly strip: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByRole('textbox', { name: 'Code', exact: true });
    this.strip = page.getByRole('region', { name: 'Auftrag vom Sprachcomputer' });
  }

  async load(code: string): Promise<void> {
    await this.code.fill(code);
    await this.code.press('Enter');
  }
}

/** The screen of a hand-over by the phone bot: `/bot-request`. */
export class BotRequest {
  readonly page: Page;
  readonly number: Locator;
  readonly signInButton: Locator;
  readonly orderEntryButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.number = page.getByRole('textbox', { name: 'Übergabenummer' });
    this.signInButton = page.getByRole('button', { name: 'Anmelden und Übergabe laden' });
    this.orderEntryButton = page.getByRole('button', { name: 'Bestellannahme mit diesem Kunden' });
  }

  answer(number: string): Locator {
    return this.page.getByRole('region', { name: `Übergabe ${number}`, exact: true });
  }
}
