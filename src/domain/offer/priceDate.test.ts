import { describe, expect, it } from 'vitest';
import { readPriceDate } from './priceDate';

const now = new Date('2026-11-20T10:30:40+01:00');

describe('a price date (REQ C3.7)', () => {
  it.each([
    ['is a full timestamp with zone', '12.11.2026 10:00', { kind: 'date', priceDate: '2026-11-12T10:00:00+01:00' }],
    ['has the zone of its day', '12.09.2026 10:00', { kind: 'date', priceDate: '2026-09-12T10:00:00+02:00' }],
    ['is now where nothing is typed', '', { kind: 'date', priceDate: null }],
    ['is now in the present minute', '20.11.2026 10:30', { kind: 'date', priceDate: null }],
    ['may be a minute ago', '20.11.2026 10:29', { kind: 'date', priceDate: '2026-11-20T10:29:00+01:00' }],
    [
      'has no earliest date: the service checks that',
      '01.01.2020 00:00',
      { kind: 'date', priceDate: '2020-01-01T00:00:00+01:00' },
    ],
    ['does not lie in the future', '20.11.2026 10:31', { kind: 'inFuture' }],
    ['needs the time', '2026-11-12', { kind: 'notADate' }],
    ['is a day that exists', '30.02.2026 10:00', { kind: 'notADate' }],
    ['is no word', 'gestern', { kind: 'notADate' }],
  ])('%s', (_rule, typed, reading) => {
    expect(readPriceDate(typed, now)).toEqual(reading);
  });
});
