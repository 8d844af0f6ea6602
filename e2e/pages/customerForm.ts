import { expect, type Locator, type Page } from 'playwright/test';

export type FormTitle = 'Neukunde anlegen' | 'Gastkunde' | 'Kundendaten bearbeiten' | 'Kundendaten vervollständigen';

export type CustomerFieldName =
  | 'Anrede'
  | 'Titel'
  | 'Vorname'
  | 'Nachname'
  | 'Geburtsdatum'
  | 'E-Mail-Adresse'
  | 'Telefon privat'
  | 'Telefon mobil'
  | 'PLZ'
  | 'Ort'
  | 'Straße'
  | 'Hausnr.'
  | 'c/o, wohnhaft bei'
  | 'Adresszusatz';

export type CustomerFields = Partial<Record<CustomerFieldName, string>>;

/** A customer whom the service does not know, at a valid address. */
export const aNewCustomer: CustomerFields = {
  Anrede: 'Frau',
  Vorname: 'Nina',
  Nachname: 'Neumann',
  Geburtsdatum: '17.05.1985',
  'E-Mail-Adresse': 'nina.neumann@example.com',
  'Telefon privat': '0221 998877',
  // Entered before the postcode, which would fill it.
  Ort: 'Köln',
  PLZ: '50668',
  Straße: 'Lindenweg',
  'Hausnr.': '12',
};

/** The form to create or edit a customer, or to enter a guest or light user; the heading names the kind. */
export class CustomerForm {
  readonly region: Locator;
  readonly take: Locator;
  readonly addressCheck: Locator;

  constructor(page: Page, title: FormTitle) {
    this.region = page.getByRole('region', { name: title, exact: true });
    this.take = this.region.getByRole('button', { name: /^(?:Übernehmen|Wird geprüft …)$/ });
    this.addressCheck = this.region.getByRole('region', { name: 'Adressprüfung' });
  }

  field(name: CustomerFieldName): Locator {
    return this.region.getByLabel(name, { exact: true });
  }

  async enter(fields: CustomerFields): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      const field = this.field(name as CustomerFieldName);
      if (name === 'Anrede') await field.selectOption(text);
      else await field.fill(text);
    }
  }

  async expectFields(fields: CustomerFields): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      const field = this.field(name as CustomerFieldName);
      if (name === 'Anrede') await expect(field.locator('option:checked')).toHaveText(text);
      else await expect(field).toHaveValue(text);
    }
  }
}
