import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './readAnswer';
import { emptyAnswer, numberOf, optionalPieces, pieces, shownAmount } from './wireFigures';
import {
  amount,
  amountOrZero,
  code,
  codeOr,
  codeText,
  flagOr,
  idText,
  customerNumber,
  list,
  numeric,
  optionalAmount,
  optionalDay,
  optionalText,
  optionalTime,
  price,
  rowsUnder,
  text,
  time,
  wholeListOf,
} from './wireValues';

const members = ['SELLABLE', 'SOLDOUT', 'ONE WAY', 'fourteenDaysDelay'] as const;
const Row = v.object({ id: idText });

/** What a schema reads of a value: `malformed` where it refuses it. */
function readBy(schema: v.GenericSchema, sent: unknown): unknown {
  const result = v.safeParse(schema, sent);
  return result.success ? result.output : 'malformed';
}

describe('a value in another form', () => {
  it.each<[string, v.GenericSchema, unknown, unknown]>([
    ['a number as text', numeric, ' 12.50 ', 12.5],
    ['a number as text with an exponent', numeric, '1E+2', 100],
    ['empty text as a number', numeric, '', 'malformed'],
    ['words as a number', numeric, '12 Stück', 'malformed'],
    ['no number', numeric, Number.NaN, 'malformed'],
    ['an amount as text', amount, '49.95', 49_95],
    ['a missing amount', optionalAmount, undefined, null],
    ['empty text as an amount', optionalAmount, '', null],
    ['an amount that cannot be read', optionalAmount, 'viel', 'malformed'],
    ['an amount that is only shown and cannot be read', shownAmount, 'viel', null],
    ['a missing amount that counts', amountOrZero, null, 0],
    ['pieces as text', pieces, '3', 3],
    ['half a piece', pieces, 1.5, 'malformed'],
    ['a number of pieces that is only shown', optionalPieces, 'two', null],
    ['a known number as text', numberOf([1, 15]), '15', 15],
    ['a number that is not known', numberOf([1, 15]), 7, 'malformed'],
    ['true as text', flagOr(false), 'TRUE', true],
    ['false as text', flagOr(true), 'false', false],
    ['a flag that is none', flagOr(true), 'vielleicht', true],
    ['an identifier as a number', idText, 432011, '432011'],
    ['an identifier with more digits than a number holds', idText, JSON.parse('12345678901234567890'), 'malformed'],
    ['a customer number', customerNumber, '0123456', '0123456'],
    ['a customer number as a number (DECISIONS 217)', customerNumber, 123456, '0123456'],
    ['a number too short for a customer number', customerNumber, 1234, '1234'],
    ['no customer number', customerNumber, null, 'malformed'],
    ['text that is none', optionalText, {}, null],
    ['a missing text', text, null, ''],
    ['a code in lower case', code(members), 'sellable', 'SELLABLE'],
    ['a code with another separator', code(members), 'sold-out', 'SOLDOUT'],
    ['a code with a blank', code(members), 'one_way', 'ONE WAY'],
    ['a code in capitals', code(members), 'FOURTEEN_DAYS_DELAY', 'fourteenDaysDelay'],
    ['an unknown code that has to be known', code(members), 'NEW', 'malformed'],
    ['an unknown code', codeOr(members, 'SOLDOUT'), 'NEW', 'SOLDOUT'],
    ['an unknown code that is only shown', codeText(members), 'Neu', 'Neu'],
    ['one value in place of a list', list, { id: 1 }, [{ id: 1 }]],
    ['nothing in place of a list', list, null, []],
    ['one object in place of rows', wholeListOf(Row), { id: 7 }, [{ id: '7' }]],
    ['rows of which one is malformed', wholeListOf(Row), [{ id: 7 }, {}], 'malformed'],
    ['rows as the answer itself', rowsUnder('rows', Row), [{ id: 7 }], [{ id: 7 }]],
    ['one row as the answer itself', rowsUnder('rows', Row), { id: 7 }, [{ id: 7 }]],
    ['one row below the key', rowsUnder('rows', Row), { rows: { id: 7 } }, [{ id: 7 }]],
    ['an empty list of rows', rowsUnder('rows', Row), { rows: [] }, []],
    ['rows of which none can be read', rowsUnder('rows', Row), { rows: [{}, null] }, 'malformed'],
    ['an answer without rows', rowsUnder('rows', Row), { other: 1 }, 'malformed'],
    ['a German date', optionalDay, '12.08.1964', '1964-08-12'],
    ['the day of a timestamp in Berlin', optionalDay, '1964-08-11T23:30:00Z', '1964-08-12'],
    ['no date', optionalDay, 'morgen', null],
    ['a day in milliseconds', optionalDay, 1_796_770_800_000, '2026-12-09'],
    ['a moment in milliseconds', optionalTime, 1_796_770_800_000, '2026-12-08T23:00:00.000Z'],
    ['a number that is no moment', optionalTime, 20_261_209, null],
    ['a number beyond all moments', time, 1e20, ''],
    ['a number that is no day', optionalDay, 20_261_209, null],
    ['a price below zero', price, -5, 'malformed'],
    ['an amount beyond all numbers', amount, JSON.parse('1e400'), 'malformed'],
    ['an amount with more cents than a number holds', amount, 1e308, 'malformed'],
    ['such an amount below zero', amount, -1e17, 'malformed'],
    ['such an amount that is only shown', shownAmount, 1e17, null],
    ['a number of pieces that no number holds', pieces, 1e300, 'malformed'],
    ['an amount that is the word NaN', amount, 'NaN', 'malformed'],
    ['a day that no calendar has', optionalDay, '31.02.1964', null],
    ['such a day of a timestamp', optionalDay, '2026-02-31T10:00:00', null],
    ['such a day of a time with a zone', optionalDay, '2026-02-31T10:00:00Z', null],
    ['a time on such a day', optionalTime, '2026-02-30T10:00:00Z', null],
    ['a time without a zone, in winter', optionalTime, '2026-11-20T10:00:30', '2026-11-20T10:00:30+01:00'],
    ['a time without a zone, in summer', time, '2026-07-20 10:00', '2026-07-20T10:00:00+02:00'],
    ['a time without a zone, with fractions', time, '2026-07-20T10:00:30.123', '2026-07-20T10:00:30+02:00'],
    ['a time without a zone in an hour that comes twice', time, '2026-10-25T02:30:00', '2026-10-25T02:30:00+02:00'],
    ['a German time', time, '05.06.2026 20:00', '2026-06-05T20:00:00+02:00'],
    ['a time with a zone', time, '2026-07-20T10:00:30.5-05:00', '2026-07-20T10:00:30.5-05:00'],
    ['a day without a time', optionalTime, '2026-11-20', '2026-11-20'],
    ['a German day without a time', optionalTime, '20.11.2026', '2026-11-20'],
    ['the day of a time without a zone', optionalDay, '2026-11-20T23:30:00', '2026-11-20'],
    ['the day of a time with a blank', optionalDay, '2026-11-20 23:30:00Z', '2026-11-21'],
    ['words as a time', time, 'morgen', 'morgen'],
    ['a text without what would turn the words behind it', text, 'Ma\u202Ex \u2066Muster', 'Max Muster'],
    ['a date of zeros', optionalDay, '0000-00-00', null],
    ['the word OK', emptyAnswer, 'OK', 'OK'],
    ['an object with a field as no answer', emptyAnswer, { status: 'FAILED' }, 'malformed'],
  ])('%s', (_what, schema, sent, read) => {
    expect(readBy(schema, sent)).toEqual(read);
  });
});

describe('an answer in a wrapper (DECISIONS 205)', () => {
  const read = (schema: v.GenericSchema, sent: unknown) => {
    const result = readAnswer(schema, sent);
    return result.success ? result.output : 'malformed';
  };

  it.each([
    ['by itself', Row, { id: 7 }, { id: '7' }],
    ['below a name', Row, { customer: { id: 7 } }, { id: '7' }],
    ['in a list', Row, [{ id: 7 }], { id: '7' }],
    ['in a list below a name', Row, { products: [{ id: 7 }], total: 1 }, { id: '7' }],
    ['one of several', Row, [{ id: 7 }, { id: 8 }], 'malformed'],
    ['beside another one that fits', Row, { first: { id: 7 }, second: { id: 8 } }, 'malformed'],
    ['in a field of a malformed one', Row, { id: null, items: [{ id: 7 }] }, 'malformed'],
    ['rows below another name', rowsUnder('rows', Row), { result: [{ id: 7 }], total: 1 }, [{ id: 7 }]],
    ['no rows below another name', rowsUnder('rows', Row), { result: [] }, []],
    ['an empty list that may be another one', rowsUnder('rows', Row), { rows: 'x', notes: [] }, 'malformed'],
    ['rows of which none fits', rowsUnder('rows', Row), { result: [{}] }, 'malformed'],
  ])('%s', (_what, schema, sent, expected) => {
    expect(read(schema, sent)).toEqual(expected);
  });
});
