import { describe, expect, it } from 'vitest';
import { aBasketLine, aCrossSell } from '~/domain/testing/samples';
import { serviceIdOf, withKnownIds } from './knownIds';

describe('the ids of the lines of an answer', () => {
  const ring = aBasketLine();
  const cream = { ...ring, sku: '443015001', baseProductNo: '443015' };
  const offered = { ...ring, crossSell: aCrossSell() };
  const dated = { ...ring, priceDate: '2026-11-20T10:00:00+01:00' };

  it.each([
    ['are new for lines that are not known', [], [{ ...ring, id: '1' }], ['1']],
    ['stay in the same basket', [{ ...ring, id: '1' }], [{ ...ring, id: '1', quantity: 3 }], ['1']],
    ['stay where the price date changes', [{ ...ring, id: '1' }], [{ ...dated, id: '1' }], ['1']],
    [
      'stay in another basket',
      [
        { ...ring, id: '1' },
        { ...cream, id: '2' },
      ],
      [
        { ...ring, id: '8' },
        { ...cream, id: '9' },
      ],
      ['1', '2'],
    ],
    [
      'stay where another basket uses them for other lines',
      [
        { ...ring, id: '1' },
        { ...cream, id: '2' },
      ],
      [
        { ...cream, id: '1' },
        { ...offered, id: '2' },
      ],
      ['2', '2+'],
    ],
    [
      'stay with the line of the same price date',
      [
        { ...ring, id: '1' },
        { ...dated, id: '2' },
      ],
      [
        { ...dated, id: '8' },
        { ...ring, id: '9' },
      ],
      ['2', '1'],
    ],
    ['stay in a third basket', [{ ...ring, id: '1', serviceId: '8' }], [{ ...ring, id: '9' }], ['1']],
    [
      'stay where the lines on the screen are the answer',
      [{ ...ring, id: '1', serviceId: '8' }],
      [{ ...ring, id: '1', serviceId: '8' }],
      ['1'],
    ],
  ])('%s', (_title, known, items, ids) => {
    const lines = withKnownIds(items, known);
    expect(lines.map(({ id }) => id)).toEqual(ids);
    expect(lines.map(serviceIdOf)).toEqual(items.map(serviceIdOf));
  });
});
