import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maskText } from './masking';

// Whether a date counts as a date of birth or as a delivery depends on the current year.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

const nbsp = '\u00a0';

/** A text, and what of it must not reach the log. */
const personal: Readonly<Record<string, readonly (readonly [text: string, secret: RegExp])[]>> = {
  IBAN: [
    ['DE89370400440532013000 ungültig', /0440|3704/],
    ['IBAN: DE89 3704 0044 0532 0130 00', /3704|0130/],
    ['IBAN DE89-3704-0044-0532-0130-00', /3704|0130/],
    ['IBAN DE89.3704.0044.0532.0130.00', /3704|0130/],
    ['IBAN DE89–3704–0044–0532–0130–00', /3704|0130/],
    [`IBAN DE89${nbsp}3704${nbsp}0044${nbsp}0532${nbsp}0130${nbsp}00`, /3704|0130/],
    ['/iban-check?value=DE89%203704%200044%200532%200130%2000', /3704|0130/],
    ['de89370400440532013000', /3704/],
    ['AT61 1904 3002 3457 3201', /1904|3457/],
    ['CH93-0076-2011-6238-5295-7', /0076|6238/],
    ['iban=CH9300762011623852957', /6238/],
  ],
  telephone: [
    ['Rückruf 0151 23456789 erbeten', /234/],
    ['tel 015123456789', /0151/],
    ['0151-2345-6789', /2345/],
    ['0151.2345.6789', /2345/],
    ['0151–23456789', /2345/],
    [`0151${nbsp}23456789`, /2345/],
    ['tel=0151%2023456789', /2345/],
    ['(0151) 23456789', /2345/],
    ['0151/23456789', /2345/],
    ['+49 151 23456789', /2345/],
    ['+49-151-2345-6789', /2345/],
    ['+49.151.23456789', /2345/],
    ['+49 (0)30 1234567', /12345/],
    ['%2B4915123456789', /5123/],
    ['%2B49%20151%2023456789', /2345/],
    ['0049 151 2345 6789', /2345/],
    ['0049-151-23456789', /2345/],
    ['0043 664 1234567', /1234/],
    [`+41${nbsp}79${nbsp}123${nbsp}45${nbsp}67`, /123/],
    ['089 123 45 67', /123/],
  ],
  'date of birth': [
    ['geboren 04.05.1961', /1961|04\.05/],
    ['04-05-1961', /1961/],
    ['04–05–1961', /1961/],
    ['04/05/1961', /1961/],
    [`04.${nbsp}05.${nbsp}1961`, /1961/],
    ['04 05 1961', /1961/],
    ['datum=04.05.61', /05\.61/],
    ['4.5.1961', /1961/],
    ['4-5-61', /5-61/],
    ['04%2E05%2E1961', /1961/],
    ['04%2F05%2F1961', /1961/],
    ['1961-05-04', /1961/],
    ['1961.05.04', /1961/],
    ['1961/05/04', /1961/],
    ['1961-05-04T00:00:00Z', /1961|05-04/],
    ['1961-05-04T00:00:00.000+01:00', /1961|05-04/],
    ['1961-05-03T23:00:00.000Z', /1961|05-03/],
    ['1961-05-04T00%3A00%3A00Z', /1961/],
    ['4. Mai 1961', /Mai|1961/],
    ['04. Mai 61', /Mai 61/],
    ['4.Februar 1961', /1961/],
    ['12. Dez. 1961', /1961/],
    ['3. März 1961', /1961/],
    [`4.${nbsp}Mai${nbsp}1961`, /1961/],
    ['4%20Mai%201961', /1961/],
    ['4-Mai-1961', /1961/],
    ['4 May 1961', /1961/],
    ['May 4, 1961', /1961/],
    ['4th of nothing, October 12th, 1961', /1961/],
    ['geboren am 04.05.2026', /04\.05/],
    ['Geburtsdatum: 2026-05-04', /05-04/],
  ],
  street: [
    ['Lieferung an Lange Straße 12a gescheitert', /12a|Lange/],
    ['Hauptstr. 5', /Haupt/],
    ['hauptstrasse 5', /haupt/],
    ['HAUPTSTRASSE 5', /HAUPT/],
    ['HAUPTSTR. 5', /HAUPT/],
    ['lindenweg 7', /linden/],
    ['bahnhofplatz 1', /bahnhof/],
    ['kastanienallee 12', /kastanien/],
    ['lindenring 3', /linden/],
    ['Jungfernstieg 10', /Jungfern/],
    ['Straße des 17. Juni 135', /135|17/],
    ['straße des 17. juni 135', /135/],
    ['Unter den Linden 77', /Linden|77/],
    ['am anger 3', /anger/],
    ['AN DER ALSTER 10', /ALSTER/],
    ['Im Winkel 4b', /4b/],
    ['Zum Bahnhof 2', /Bahnhof/],
    ['Auf dem Berg 9', /Berg/],
    ['Broadway 12, 10115 Berlin', /Broadway|Berlin/],
    ['broadway 12, 10115 berlin', /broadway|berlin/],
    ['Esplanade 41 20354 Hamburg', /Esplanade|41/],
    ['Anschrift: Esplanade 41', /Esplanade/],
    [`Hauptstraße${nbsp}5`, /Haupt/],
  ],
  name: [
    ['Frau Dr. Erika Mustermann', /Erika|Muster/],
    ['FRAU MUSTERMANN', /MUSTER/],
    ['Herr Müller-Lüdenscheidt', /Müller/],
    ['Kundin Erika Mustermann gesperrt', /Erika|Muster/],
    ['/customers?firstName=Erika&last_name=Mustermann', /Erika|Muster/],
    ['/customers?name=Erika+Mustermann&page=1', /Erika|Muster/],
    ['/customers?name=Erika%20Mustermann', /Erika|Muster/],
    ['name: Erika Mustermann', /Erika|Muster/],
    ['vorname=Erika', /Erika/],
    ['{"firstName":"Erika","orderId":"1"}', /Erika/],
    ['{"customer":{"last_name":"Muster, \\u00e4lter"}}', /Muster/],
    ['{"name":{"first":"Erika","last":"Mustermann"}}', /Erika|Muster/],
    ['"{\\"firstName\\":\\"Erika\\"}"', /Erika/],
    ['%7B%22firstName%22%3A%22Erika%22%7D', /Erika/],
    ["{'nachname': 'Mustermann'}", /Muster/],
    ['{"kontoinhaber":"E. Mustermann"}', /Muster/],
  ],
  'further keys in a text': [
    ['dateofbirth=04051961', /0405/],
    ['"geburtsdatum":"04051961"', /0405/],
    ['telephone=151234567', /1512/],
    ['"telefonnummer": "151234567"', /1512/],
    ['handy: 151234567', /1512/],
    ['"strasse":"Am Anger"', /Anger/],
    ['{"phone_numbers":["151234567","161234567"]}', /1512|1612/],
    ['password=geheim', /geheim/],
  ],
  'e-mail': [
    ['an erika.mustermann+tv@example-mail.de gesendet', /erika|example/],
    ['/fetch-customer-by-email?email=erika%40example.de', /erika/],
    ['value=erika%2540example.de', /erika/],
    ['erika(at)example.de', /erika/],
    ['ERIKA@EXAMPLE.DE', /ERIKA/],
    ['"email":"erika@example.de"', /erika/],
  ],
  PIN: [
    ['PIN 123 falsch', /123/],
    ['"pin":"4711"', /4711/],
    ['pin=482&x=1', /482/],
    ['Die PIN lautet 482', /482/],
    ['Der Kunde nannte als PIN die 482', /482/],
    ['PIN ist: 4711', /4711/],
    ['482 als PIN genannt', /482/],
    ['Die PIN des Kunden war 482', /482/],
    ['PIN-Eingabe 482 abgelehnt', /482/],
    ['die ersten drei Ziffern 482', /482/],
  ],
  'customer number in a path': [
    ['GET customer /private/customers/0123456: problem 503', /0123456/],
    ['slow call: GET order /redeemed-vouchers-history/0123456', /0123456/],
    ['/private/customers/0123456/delivery-addresses', /0123456/],
  ],
  'token and code': [
    ['token eyJhbGciOiJSUzI1NiJ9.eyJhIjoxfQ.c2ln abgelaufen', /c2ln|eyJ/],
    ['X-Authorization-Header: Bearer abc.def', /abc/],
    ['grant_type=refresh_token&refresh_token=r-1-secret', /r-1/],
    ['refresh token r1secret refused', /r1secret/],
    ['refused: Zk3tQ9v1LmX0aB7cDe5FgH2iJ4kL6mN8', /Zk3t/],
    ['refused: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', /9f86/],
    ['code=abc123', /abc123/],
    ['code=abc123&state=xyz', /abc123|xyz/],
    ['/oauth-sign-in?code=abc123&state=xyz', /abc123|xyz/],
    ['https://desk.example/#code=abc123', /abc123/],
  ],
};

describe.each(Object.entries(personal))('%s', (_kind, texts) => {
  it.each(texts)('%s', (text, secret) => {
    expect(text).toMatch(secret);
    expect(maskText(text)).not.toMatch(secret);
  });
});

it.each([
  'POST order /backoffice-orders/1: problem 409 StockReservationFailure',
  'GET order /orders/1000000001: problem 404 order_not_found',
  'order_created',
  'SKU 270123001, BNR 270123, order 4000123456',
  'Auftrag 1000000001 vom 24.11.2026',
  'Lieferung am 24.11.2026, spätestens 02.12.2026',
  'Lieferung am Dienstag 24.11.2026',
  'Lieferung am 24. November 2026',
  'delivery_date=2026-11-24',
  '"delivery_date":"2026-12-02T00:00:00Z"',
  'in 2027-01-05 geplant',
  '05.11.26',
  '2026-11-20T10:00:00.000Z',
  'TypeError: cannot read properties of undefined (reading "items")',
  '3e4f8a52-7b1c-4c1d-9e55-6f7a8b9c0d1e',
  'ab123456-7b1c-4c1d-9e55-6f7a8b9c0d1e',
  'chunk /assets/index-CCiIxoSZ.js line 12',
  'total 1.234,56 EUR, 45 items',
  'version 0.1.0, Chrome 142.0.7444.60, axios 1.21.1',
  'string 5 is no number, during 3 retries',
  'status=409 type=about:blank attempts=3',
  '/pin-challenges/verify: problem 423 pin_locked',
  'fileName=brief.pdf productName=Ring',
])('leaves %j alone', (text) => {
  expect(maskText(text)).toBe(text);
});

it('lists at least 127 texts with something personal', () => {
  expect(Object.values(personal).flat().length).toBeGreaterThanOrEqual(127);
});
