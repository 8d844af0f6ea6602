import { describe, expect, it } from 'vitest';
import { aBasketLine } from '~/domain/testing/samples';
import { notArrived } from './notArrived';

describe('what was being added when the page was left', () => {
  const line = (sku: string, quantity: number) => aBasketLine({ sku, quantity });
  const [a, b] = ['432011001', '443015001'];
  it.each([
    ['is missing where the service has no such line', [line(a, 1)], [], [], [1]],
    ['has arrived with its line', [line(a, 2)], [], [line(a, 2)], []],
    ['has arrived with a higher quantity', [line(a, 1)], [line(a, 2)], [line(a, 3)], []],
    ['is missing where the quantity is as before', [line(a, 1)], [line(a, 2)], [line(a, 2)], [1]],
    ['of one article twice: the first has arrived', [line(a, 1), line(a, 3)], [line(a, 1)], [line(a, 2)], [3]],
    ['of another article does not count', [line(a, 1)], [], [line(b, 1)], [1]],
    ['with another price date is another line', [line(a, 1)], [], [{ ...line(a, 1), priceDate: '2026-11-20' }], [1]],
  ])('%s', (_rule, adding, before, now, missing) => {
    expect(notArrived(adding, before, now).map(({ quantity }) => quantity)).toEqual(missing);
  });
});
