import { ValidationError } from 'yup';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Country } from '~/domain/common/country';
import type { CustomerInput } from '~/domain/customer/customerInput';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { fieldErrorText } from './customerDataTexts';
import { customerSchema } from './customerSchema';

beforeEach(() => startI18n('de'));

const nina: CustomerInput = {
  salutation: 'MS',
  academicTitle: '',
  firstName: 'Nina',
  lastName: 'Neumann',
  dateOfBirth: '17.05.1985',
  email: 'nina.neumann@example.com',
  phonePrivate: '0221 998877',
  phoneMobile: '',
  careOf: '',
  street: 'Lindenweg',
  streetNumber: '12',
  addressAddition: '',
  zipCode: '50668',
  city: 'Köln',
};

/** The fields with a problem, each with the message that the form shows. */
function messagesFor(input: CustomerInput, country: Country = 'DE', confirmed = ''): Record<string, string> {
  const facts = {
    country,
    now: () => new Date('2026-11-20'),
    isConfirmedStreet: (street: string) => street === confirmed,
  };
  try {
    customerSchema(facts).validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: Record<string, string> = {};
    for (const { path = '', message } of error.inner)
      messages[path] = fieldErrorText(message, { country, street: input.street }, translate) ?? '';
    return messages;
  }
}

/** One input for each message; the tables of valid and invalid inputs are in src/domain/customer and src/domain/address (REQ B7.2, B7.4, B7.5, B7.6, B7.9). */
describe('each field of the customer form refuses invalid input with its message', () => {
  it('and accepts a valid customer', () => {
    expect(messagesFor(nina)).toEqual({});
  });

  it.each<[keyof CustomerInput, string, RegExp]>([
    ['salutation', '', /^Bitte die Anrede wählen\.$/],
    ['firstName', 'Ni#na', /mindestens 2 Zeichen.*keine Sonderzeichen/],
    ['lastName', '', /mindestens 2 Zeichen.*keine Sonderzeichen/],
    ['academicTitle', 'Dr.*', /Titel ohne Sonderzeichen/],
    ['dateOfBirth', '', /Geburtsdatum eingeben/],
    ['dateOfBirth', '1.7.', /Das Datum ist unvollständig/],
    ['dateOfBirth', '31.04.1980', /Dieses Datum gibt es nicht/],
    ['dateOfBirth', '31.12.1899', /1900 oder später/],
    ['dateOfBirth', '01.01.2099', /nicht in der Vergangenheit/],
    ['dateOfBirth', '01.01.2015', /18 Jahre/],
    ['email', 'nina@straße.de', /E-Mail-Adresse prüfen/],
    ['phonePrivate', '0221-abc', /Telefonnummer prüfen/],
    ['phoneMobile', 'mobil', /Telefonnummer prüfen/],
    ['city', '12', /Ort eingeben/],
    ['zipCode', '5066A', /5 Ziffern/],
    ['street', '', /Straße eingeben/],
    ['street', 'Am', /mindestens 3 Zeichen/],
    ['street', 'P.A.C.K. Station', /Abholstelle.*Packstation/],
    ['street', 'Postnummer 12345678', /Postnummer gehört nicht in die Straße/],
    ['street', 'Linden|weg', /nicht erlaubt/],
    ['streetNumber', 'a12', /mit einer Ziffer beginnen/],
    ['careOf', 'Packstation 12', /mindestens 2 Zeichen ohne Sonderzeichen/],
    ['addressAddition', 'Postnummer 12345678', /ohne Sonderzeichen und ohne Abholstelle/],
  ])('%s: %j', (field, text, message) => {
    expect(messagesFor({ ...nina, [field]: text })).toEqual({ [field]: expect.stringMatching(message) as unknown });
  });

  it('a street that may be a pick-up point opens a question, and is accepted once it is confirmed', () => {
    const input = { ...nina, street: 'Am Pakethof' };
    expect(messagesFor(input)).toEqual({ street: expect.stringMatching(/Ist es eine Straße/) as unknown });
    expect(messagesFor(input, 'DE', 'Am Pakethof')).toEqual({});
  });

  it('a title is judged as it is sent, without what a paste brings along', () => {
    expect(messagesFor({ ...nina, academicTitle: ' Dr.\tmed.\u200b ' })).toEqual({});
  });

  it('in Austria the postcode has four digits', () => {
    expect(messagesFor({ ...nina, city: 'Wien' }, 'AT')).toEqual({ zipCode: 'Bitte 4 Ziffern.' });
    expect(messagesFor({ ...nina, city: 'Wien', zipCode: '1060' }, 'AT')).toEqual({});
  });
});
