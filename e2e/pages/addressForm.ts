import type { Locator, Page } from 'playwright/test';

export type PickupPoint = 'Packstation' | 'Postfiliale' | 'Paketshop' | 'Poststation';

/** The form of a delivery address: a street or a pick-up point. */
export class AddressForm {
  readonly region: Locator;
  readonly kind: Locator;
  readonly take: Locator;
  readonly addressCheck: Locator;

  constructor(page: Page, title: 'Neue Lieferadresse' | 'Lieferadresse bearbeiten') {
    this.region = page.getByRole('region', { name: title, exact: true });
    this.kind = this.region.getByRole('combobox', { name: 'Art der Adresse' });
    this.take = this.region.getByRole('button', { name: /^(?:Übernehmen|Wird geprüft …)$/ });
    this.addressCheck = this.region.getByRole('region', { name: 'Adressprüfung' });
  }

  field(name: string): Locator {
    return this.region.getByLabel(name, { exact: true });
  }

  async enter(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.field(name).fill(text);
  }

  async enterPickupPoint(kind: PickupPoint, number: string, postNumber = '12345678'): Promise<void> {
    await this.kind.selectOption(kind);
    await this.enter({ Postnummer: postNumber, 'Nummer der Abholstelle': number, Ort: 'Köln', PLZ: '50668' });
  }
}
