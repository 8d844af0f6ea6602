import { expect, type Locator, type Page } from 'playwright/test';
import { AddressForm } from './addressForm.ts';
import { CustomerForm, type FormTitle } from './customerForm.ts';

export type ConsentHead = 'Marktforschung per Telefon' | 'Marktforschung per E-Mail' | 'Newsletter-Anmeldung';

type DuplicatesTitle =
  | 'Diesen Kunden gibt es vielleicht schon'
  | 'E-Mail-Adresse schon vergeben'
  | 'Kurzkonto zu dieser E-Mail-Adresse';

/** The customer parts of order entry: search, record, forms, PIN, consent and privacy. */
export class CustomerDesk {
  readonly page: Page;
  readonly region: Locator;
  readonly create: Locator;
  readonly guest: Locator;
  readonly advancedSearch: Locator;
  readonly edit: Locator;
  readonly privacyLink: Locator;
  readonly notes: Locator;
  readonly pin: PinQuestion;
  readonly consent: ConsentQuestions;
  readonly privacy: Locator;
  readonly survey: Locator;
  readonly missingBirthday: Locator;
  readonly search: CustomerSearch;
  readonly record: CustomerRecord;
  readonly newAddress: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Kunde', exact: true });
    this.create = this.region.getByRole('button', { name: 'Neukunde', exact: true });
    this.guest = this.region.getByRole('button', { name: 'Gastkunde', exact: true });
    this.advancedSearch = this.region.getByRole('button', { name: 'Erweiterte Suche' });
    this.edit = this.region.getByRole('button', { name: 'Daten bearbeiten' });
    this.privacyLink = this.region.getByRole('button', { name: 'Einwilligungen', exact: true });
    this.notes = this.region.getByRole('list', { name: 'Hinweise und Sperren' });
    this.pin = new PinQuestion(page);
    this.consent = new ConsentQuestions(page);
    this.privacy = page.getByRole('dialog', { name: 'Datenschutz und Werbung' });
    this.survey = page.getByRole('dialog', { name: 'Empfangsumfrage' });
    this.missingBirthday = page.getByRole('dialog', { name: 'Geburtsdatum ergänzen' });
    this.search = new CustomerSearch(page);
    this.record = new CustomerRecord(page);
    this.newAddress = this.region.getByRole('button', { name: 'Neue Lieferadresse' });
  }

  form(title: FormTitle): CustomerForm {
    return new CustomerForm(this.page, title);
  }

  addressForm(title: 'Neue Lieferadresse' | 'Lieferadresse bearbeiten' = 'Neue Lieferadresse'): AddressForm {
    return new AddressForm(this.page, title);
  }

  duplicates(title: DuplicatesTitle): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Expects the customer card to say that the customer's data is not saved yet; no question is open. */
  async expectUnsaved(text: RegExp): Promise<void> {
    await expect(this.region.getByText(text)).toBeVisible();
  }
}

/** The dialog that asks for three digits of the PIN. */
class PinQuestion {
  readonly dialog: Locator;
  readonly digits: Locator;
  readonly verify: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'PIN-Abfrage' });
    this.digits = this.dialog.getByRole('textbox', { name: 'PIN: genannte Ziffern' });
    this.verify = this.dialog.getByRole('button', { name: /^PIN prüfen/ });
  }

  async try(digits: string): Promise<void> {
    await expect(this.verify).toHaveText('PIN prüfen');
    await this.digits.fill(digits);
    await this.digits.press('Enter');
  }
}

/** The consent dialog: market research, newsletter, privacy. */
class ConsentQuestions {
  readonly dialog: Locator;
  readonly privacyRead: Locator;
  readonly phone: Locator;
  readonly take: Locator;
  readonly later: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Einwilligungen abfragen' });
    this.privacyRead = this.dialog.getByRole('checkbox', { name: 'vorgelesen' });
    this.phone = this.dialog.getByRole('textbox', { name: 'Telefonnummer für die Marktforschung' });
    this.take = this.dialog.getByRole('button', { name: 'Antworten übernehmen' });
    this.later = this.dialog.getByRole('button', { name: /^(?:Später fragen|Überspringen)$/ });
  }

  async answer(head: ConsentHead, answer: 'Ja' | 'Nein'): Promise<void> {
    await this.dialog.getByRole('radiogroup', { name: head }).getByRole('radio', { name: answer }).check();
  }

  async answerAll(phone: 'Ja' | 'Nein', email: 'Ja' | 'Nein', newsletter: 'Ja' | 'Nein'): Promise<void> {
    await this.answer('Marktforschung per Telefon', phone);
    await this.answer('Marktforschung per E-Mail', email);
    await this.answer('Newsletter-Anmeldung', newsletter);
  }
}

/** The advanced search, and loading the customer of an order. */
class CustomerSearch {
  readonly region: Locator;
  readonly submit: Locator;
  readonly hits: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Erweiterte Suche' });
    this.submit = this.region.getByRole('button', { name: 'Suchen' });
    this.hits = this.region.getByRole('button', { name: /, 0\d+ laden$/ });
  }

  field(name: 'Nachname' | 'Vorname' | 'Straße' | 'Ort' | 'Geburtsdatum'): Locator {
    return this.region.getByRole('textbox', { name, exact: true });
  }

  async find(
    fields: Partial<Record<'Nachname' | 'Vorname' | 'Straße' | 'Ort' | 'Geburtsdatum', string>>,
  ): Promise<void> {
    for (const name of ['Nachname', 'Vorname', 'Straße', 'Ort', 'Geburtsdatum'] as const) {
      await this.field(name).fill(fields[name] ?? '');
    }
    await this.submit.click();
  }
}

/** The customer record: orders, vouchers and notes. */
class CustomerRecord {
  readonly region: Locator;
  readonly notes: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: 'Kundenakte' });
    this.notes = this.region.getByRole('textbox', { name: 'Notizen zu diesem Gespräch' });
  }

  part(name: RegExp): Locator {
    return this.region.getByRole('button', { name });
  }

  opened(name: string): Locator {
    return this.region.getByRole('group', { name });
  }

  /** Opens the order history from the newest orders in the record. */
  async openHistory(): Promise<void> {
    await this.part(/^Bestellhistorie/).press('Enter');
    await this.region.getByRole('link', { name: 'Bestellhistorie öffnen' }).press('Enter');
  }
}
