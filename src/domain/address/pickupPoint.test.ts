import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPostNumberPhrase, mayBeStreetName, pickupPointIn } from './pickupPoint';

/** One keyword for each kind of pick-up point. */
const keywords = ['packstation', 'postfiliale', 'poststation', 'paketshop'] as const;

const streets = `
  Poststraße | Poststr. 5 | Poststr 5 a | Postweg | Postgasse | Postplatz | Am Postplatz | Alte Post |
  Alte Poststraße | Posthof | Am Posthof | Posthornweg | Posthalterweg | Postmeisterstraße | Postallee |
  Postillionstraße | Postillonweg | Postsiedlung | Postfeldstraße | Postwiesenstraße | Poststeig | Poststadel |
  Postkutschenweg | Postreiterweg | Postackerstraße | Posterholungsheim | Am Alten Postamt | Poststallgasse |
  Packhofstraße | Am Packhof | Packhofplatz | Packenreiterstraße | Packstraße | Packstr. 5 | Packer Straße |
  Paketposthof | Paketpostweg | Paketstraße | Backsteinweg | Backhausgasse | Backofenweg | Bachstraße |
  Stationsstraße | Stationsweg | Alte Station | An der Bahnstation | Talstation | Bergstation | Pumpstation |
  Am Stadion | Stadionstraße | Am Poststadion | Am Parkstadion | Am Poststadion 5 a | A. Poststadion |
  Post-Stadion 3 | Am Oststadion | Poststadionweg | Am Sportstadion | Weststadion | Parkstraße | Parkstr. 5 |
  Parkst. 5 | Am Park | Parkallee | Bahnhofstraße | Hauptstraße | Kirchgasse | Fabrikstraße | Filialstraße |
  Filialkirchweg | Poststationsweg | Shopville | Rue de la Poste | Via della Posta | Chemin de la Station |
  Straße des 17. Juni | Am Alten Packhaus | Postbauerstraße | Parkettweg | Pastor-Müller-Weg | Pastorstraße |
  Postelwitzer Str. 1 | Postauer Weg | C 4, 12 | Dorf 12 | Rue de l'Eglise
`
  .split('|')
  .map((street) => street.trim());

describe('street or pick-up point (REQ B9.7, DECISIONS 23)', () => {
  it.each([
    ['Packstation 145', 'PACKSTATION'],
    ['PACKSTATION', 'PACKSTATION'],
    ['P.A.C.K. Station', 'PACKSTATION'],
    ['P a c k s t a t i o n 1 4 5', 'PACKSTATION'],
    ['Pack-Station', 'PACKSTATION'],
    ['Packst. 145', 'PACKSTATION'],
    ['Packst145', 'PACKSTATION'],
    ['Packstat. 145', 'PACKSTATION'],
    ['Pakstation', 'PACKSTATION'],
    ['Backstation', 'PACKSTATION'],
    ['Pakcstation', 'PACKSTATION'],
    ['Päckstation', 'PACKSTATION'],
    ['Packstati0n 145', 'PACKSTATION'],
    ['DHL Packstation 145', 'PACKSTATION'],
    ['DHLPackstation145', 'PACKSTATION'],
    ['dhlpakstation', 'PACKSTATION'],
    ['Packstationsnummer 145', 'PACKSTATION'],
    ['HauptstraßePackstation', 'PACKSTATION'],
    ['An der Packstation, Hauptstr. 5', 'PACKSTATION'],
    ['Post-Filiale 502', 'POSTFILIALE'],
    ['Postfil.', 'POSTFILIALE'],
    ['Post Fil. 502', 'POSTFILIALE'],
    ['Postfillale', 'POSTFILIALE'],
    ['postfiliale', 'POSTFILIALE'],
    ['Poststation 7', 'POSTSTATION'],
    ['Post Station 7', 'POSTSTATION'],
    ['Poststat. 7', 'POSTSTATION'],
    ['DHL Paket-Shop', 'PAKETSHOP'],
    ['Packetshop 4711', 'PAKETSHOP'],
    ['Paketsh. 4711', 'PAKETSHOP'],
    ['Paketstation 145', 'PACKSTATION'],
    ['Paket-Station 145', 'PACKSTATION'],
    ['Paketstaton 145', 'PACKSTATION'],
    ['DHL Filiale 502', 'POSTFILIALE'],
    ['DHLFiliale 502', 'POSTFILIALE'],
    ['DHL-Fil. 502', 'POSTFILIALE'],
    ['Wunschfiliale 502', 'POSTFILIALE'],
    ['Wunsch-Filliale', 'POSTFILIALE'],
    ['Filiale Direkt 502', 'POSTFILIALE'],
    ['Filiale direct', 'POSTFILIALE'],
    ['Parcelshop 4711', 'PAKETSHOP'],
    ['Parcel Shop 4711', 'PAKETSHOP'],
    ['Parzelshop', 'PAKETSHOP'],
  ] as const)('%j is a %s', (street, type) => {
    expect(pickupPointIn(street)).toBe(type);
  });

  it.each(streets)('%j stays a street', (street) => {
    expect(pickupPointIn(street)).toBeNull();
    expect(pickupPointIn(street.toUpperCase())).toBeNull();
    expect(pickupPointIn(`${street} 12 b`)).toBeNull();
  });

  it('catches every keyword with up to two letters changed, added or left out, with any spacing', () => {
    const edit = fc.record({
      kind: fc.constantFrom('change', 'add', 'leaveOut'),
      at: fc.nat(11),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüß'),
    });
    const spelling = fc.record({
      keyword: fc.constantFrom(...keywords),
      edits: fc.array(edit, { maxLength: 2 }),
      gaps: fc.array(fc.constantFrom('', '', '', ' ', '.', '-', '. '), { minLength: 13, maxLength: 13 }),
      capitals: fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
      before: fc.constantFrom('', 'DHL ', 'Musterweg 5, '),
      after: fc.constantFrom('', ' 145', ', Köln'),
    });
    fc.assert(
      fc.property(spelling, ({ keyword, edits, gaps, capitals, before, after }) => {
        const letters = [...keyword];
        for (const { kind, at, letter } of edits) {
          if (kind === 'add') letters.splice(at, 0, letter);
          else letters.splice(at, 1, ...(kind === 'change' ? [letter] : []));
        }
        fc.pre(!/oststadion|parkstadion/.test(letters.join('')));
        const typed = letters
          .map(
            (letter, index) =>
              `${capitals[index] === true && letter !== 'ß' ? letter.toUpperCase() : letter}${gaps[index] ?? ''}`,
          )
          .join('');
        expect(pickupPointIn(`${before}${typed}${after}`)).not.toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(keywords)('recognises the kind of %s when it is spelled correctly', (keyword) => {
    fc.assert(
      fc.property(fc.nat(9999), fc.constantFrom('', 'DHL ', 'DHL-'), (number, before) => {
        expect(pickupPointIn(`${before}${keyword} ${String(number)}`)).toBe(keyword.toUpperCase());
      }),
    );
  });
});

describe('text that can also be a street name (DECISIONS 57)', () => {
  it.each([
    ['Pakethof', true],
    ['Am Pakethof', true],
    ['Raststation', true],
    ['An der Forststation', true],
    ['OSTFILIALE', true],
    ['Pakethof 145', false],
    ['Ostfiliale Nr. 5', false],
    ['3. Pakethof', true],
    ['Packstation am Pakethof', false],
    ['Pakethof Packstation', false],
    ['Pakethoff', false],
    ['Packstation', false],
    ['Heidestraße', false],
    ['', false],
  ])('%j raises a question instead of a refusal: %s', (street, expected) => {
    expect(mayBeStreetName(street)).toBe(expected);
  });
});

describe('a post-number phrase in a street (REQ B9.7)', () => {
  it.each([
    'Postnummer 12345678',
    'POSTNUMMER',
    'PostNr. 12345678',
    'Postnr 12345678',
    'Post-Nr. 12345678',
    'Post Nr. 12345678',
    'Post Nummer 123 456 78',
    'Post Nr.',
    'Hauptstr. 5, Postnummer:12345678',
    'DHL-Postnr.12345678',
    'Postnumer 12345678',
    'DHL-Nr. 12345678',
    'DHL Nr 12345678',
    'DHL Kundennummer 12345678',
    'DHL-Kundennr. 12345678',
    'DHL Kunden-Nr. 12345678',
  ])('%j is refused', (street) => {
    expect(hasPostNumberPhrase(street)).toBe(true);
  });

  it.each(['Poststraße 12', 'Alte Post Nr. 5', 'An der Post Nr. 12', 'Postneubau 3', 'Post Nord', 'Nr. 12', ''])(
    '%j is not',
    (street) => {
      expect(hasPostNumberPhrase(street)).toBe(false);
    },
  );

  it.each(streets)('%j holds none', (street) => {
    expect(hasPostNumberPhrase(street)).toBe(false);
  });
});

it.each(['a ', 'x', 'post ', 'packstra ', 'i o n ', '. ', 'post.-', '1', '\u0308'])(
  '20 kB of %j are checked quickly',
  (piece) => {
    const text = piece.repeat(20_000 / piece.length);
    expect(pickupPointIn(text)).toBeNull();
    expect(pickupPointIn(`${text} Packstation`)).toBe('PACKSTATION');
    expect(hasPostNumberPhrase(`${text} Postnummer`)).toBe(true);
  },
);
