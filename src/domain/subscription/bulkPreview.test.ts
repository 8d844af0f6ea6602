import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/domain/testing/aSubscription';
import { bulkPreview, previewRows } from './bulkPreview';
import type { Subscription } from './subscription';

const at = (aboNumber: string, nextOrderDate: string | null, name = 'Zink'): Subscription => {
  const row = aSubscription({ id: aboNumber });
  return { ...row, product: { ...row.product, name }, aboInfo: { ...row.aboInfo, aboNumber, nextOrderDate } };
};

describe('what a bulk action would do (DECISIONS 224, 225)', () => {
  const rows = [at('1', '2026-12-01'), at('2', '2027-01-01', 'Selen'), at('3', '2027-01-01'), at('4', null)];

  it('counts status, product and date, and says how many deliveries come earlier', () => {
    const status = rows[0]?.status.type;
    expect(bulkPreview(rows, '2026-12-15')).toEqual({
      statuses: [[status, 4]],
      products: [
        ['Zink', 3],
        ['Selen', 1],
      ],
      dates: [
        ['2027-01-01', 2],
        ['2026-12-01', 1],
      ],
      broughtForward: 2,
    });
    expect(bulkPreview(rows, null).broughtForward).toBe(0);
  });

  it('writes old and new date of each', () => {
    const words = { headings: ['Nr.', 'Produkt', 'Status', 'alt', 'neu'], statusOf: () => 'aktiv' };
    expect(previewRows(rows.slice(0, 1), '2026-12-15', words)).toEqual([
      ['Nr.', 'Produkt', 'Status', 'alt', 'neu'],
      ['1', 'Zink', 'aktiv', '2026-12-01', '2026-12-15'],
    ]);
    expect(previewRows(rows.slice(0, 1), null, words)[1]).toEqual(['1', 'Zink', 'aktiv', '2026-12-01', '2026-12-01']);
  });
});
