import { STREETS_OF_ADELE, STREET_WITH_MARKUP } from '../customer/customersAtTheEdge.ts';
import { ORDINARY_STREETS, TOWNS } from '../customer/seedCustomers.ts';
import type { WireCountry } from '../common/wireTypes.ts';

export interface KnownStreet {
  street: string;
  zip_code: string;
  city: string;
  country_code: WireCountry;
  /** House numbers run from 1 to this one, each also with the letters a to d. */
  lastNumber: number;
  /** Another name of the street: its former one, or the one with an abbreviated title. */
  alias?: { street: string; kind: 'RENAMED' | 'FULL_TITLE' };
}

const LAST_NUMBER = 150;

function streetsIn(
  country_code: WireCountry,
  zip_code: string,
  city: string,
  ...streets: readonly string[]
): KnownStreet[] {
  return streets.map((street) => ({ street, zip_code, city, country_code, lastNumber: LAST_NUMBER }));
}

function ordinaryStreets(): KnownStreet[] {
  const countries: readonly WireCountry[] = ['DE', 'AT', 'CH'];
  return countries.flatMap((country) =>
    TOWNS[country].flatMap(([zipCode, city]) => streetsIn(country, zipCode, city, ...ORDINARY_STREETS)),
  );
}

/** The streets of all sample customers, and further ones for each answer of the address check. */
export const streetDirectory: readonly KnownStreet[] = [
  ...streetsIn('DE', '51147', 'Köln', 'Heidestraße'),
  ...streetsIn('DE', '50668', 'Köln', 'Lindenweg', STREET_WITH_MARKUP),
  { street: 'Domstraße', zip_code: '50668', city: 'Köln', country_code: 'DE', lastNumber: 60 },
  ...streetsIn('DE', '50667', 'Köln', 'Rosenweg', 'Hasenweg'),
  ...streetsIn('DE', '50670', 'Köln', 'Neusser Straße'),
  ...streetsIn('DE', '50996', 'Köln', 'Hauptstraße'),
  ...streetsIn('DE', '04109', 'Leipzig', ...STREETS_OF_ADELE),
  ...streetsIn('DE', '07907', 'Schleiz', 'Bergstraße'),
  ...streetsIn('DE', '07907', 'Oettersdorf', 'Bergstraße'),
  {
    street: 'Europaallee',
    zip_code: '50667',
    city: 'Köln',
    country_code: 'DE',
    lastNumber: LAST_NUMBER,
    alias: { street: 'Kaiserallee', kind: 'RENAMED' },
  },
  {
    street: 'Professor-Neu-Allee',
    zip_code: '53225',
    city: 'Bonn',
    country_code: 'DE',
    lastNumber: LAST_NUMBER,
    alias: { street: 'Prof.-Neu-Allee', kind: 'FULL_TITLE' },
  },
  ...streetsIn('AT', '1060', 'Wien', 'Mariahilfer Straße'),
  ...streetsIn('AT', '5020', 'Salzburg', 'Getreidegasse'),
  ...streetsIn('CH', '8001', 'Zürich', 'Bahnhofstrasse'),
  ...ordinaryStreets(),
];
