import { expect, type Locator, type Page } from 'playwright/test';

export type TabName = 'Empfehlungen' | 'Top-Deals' | 'TV-Angebote' | 'Leitfaden';

/** The panels below the basket: recommendations, deals, TV offers and the call script. */
export class BesideTheBasket {
  readonly page: Page;
  readonly panel: Locator;
  readonly script: Locator;
  readonly nextStep: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('tabpanel');
    this.script = page.getByRole('list', { name: 'Gesprächsleitfaden' });
    this.nextStep = this.script.locator('[aria-current="step"]');
  }

  tab(name: TabName): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async open(name: TabName): Promise<void> {
    await this.tab(name).click();
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
  }

  cards(list: string | RegExp): Locator {
    return this.panel.getByRole('list', { name: list }).getByRole('listitem');
  }

  step(text: RegExp): Locator {
    return this.script.getByRole('listitem').filter({ hasText: text });
  }

  /** Ticks a step of the call script. */
  async tick(text: RegExp): Promise<void> {
    await this.step(text).getByRole('checkbox').check();
  }
}
