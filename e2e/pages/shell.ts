import type { Locator, Page } from 'playwright/test';

/** The header of every signed-in screen. */
export class Shell {
  readonly page: Page;
  readonly jump: Locator;
  readonly jumpTargets: Locator;
  readonly salesMenu: Locator;
  readonly officeSearch: Locator;
  readonly offices: Locator;

  constructor(page: Page) {
    this.page = page;
    this.jump = page.getByRole('combobox', { name: 'Suchen oder springen' });
    this.jumpTargets = page.getByRole('listbox', { name: 'Sprungziele' }).getByRole('option');
    this.salesMenu = page.getByRole('button', { name: /Vertriebskanal/ });
    this.officeSearch = page.getByRole('textbox', { name: 'Verkaufsbüro suchen (Nummer oder Name)' });
    this.offices = page.getByRole('group', { name: /^0[14] / }).getByRole('button');
  }

  agentMenu(name: string): Locator {
    return this.page.getByRole('button', { name: `Angemeldet: ${name}` });
  }

  async signOut(name: string): Promise<void> {
    await this.agentMenu(name).click();
    await this.page.getByRole('button', { name: 'Abmelden' }).first().click();
  }

  /**
   * Opens another screen within the document, as a link does: the call goes on, and nothing is loaded again. Returns once the heading
   * of the screen before is gone.
   */
  async openPath(path: string): Promise<void> {
    const heading = await this.page.getByRole('heading', { level: 1 }).first().elementHandle();
    await this.page.evaluate((to) => {
      // The router counts its entries in their states.
      const { idx } = history.state as { readonly idx: number };
      history.pushState({ idx: idx + 1, key: to, usr: null }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, path);
    await heading?.waitForElementState('hidden');
  }

  /** Chooses a sales channel and office. */
  async chooseOffice(channel: string, office: string): Promise<void> {
    await this.salesMenu.click();
    await this.page.getByRole('group', { name: channel }).getByRole('button', { name: office }).click();
  }
}
