import { describe, expect, it } from 'vitest';
import { firstOverview, type OverviewView } from '~/features/subscription/list/overviewView';
import { overviewInAddress } from './overviewAddress';

const { read: readOverview, write: writeOverview } = overviewInAddress;

const read = (search: string) => readOverview(new URLSearchParams(search));
const { filters } = firstOverview;

describe('the address of the overview (REQ G3.3, G3.5, G3.7)', () => {
  it.each<readonly [string, OverviewView]>([
    ['', firstOverview],
    ['status=DELAY_IN_DELIVERY', { ...firstOverview, filters: { ...filters, status: 'DELAY_IN_DELIVERY' } }],
    [
      'status=CANCELED&reason=ANIMAL_DIED',
      { ...firstOverview, filters: { ...filters, status: 'CANCELED', cancelReason: 'ANIMAL_DIED' } },
    ],
    [
      'keyword=443015&keyword=0123456&keywordType=CUSTOMER_NO',
      { ...firstOverview, filters: { ...filters, keywords: ['443015', '0123456'], keywordType: 'CUSTOMER_NO' } },
    ],
    [
      'date=NEXT_DELIVERY_DATE&range=NEXT_WEEK',
      {
        ...firstOverview,
        filters: { ...filters, dates: { kind: 'NEXT_DELIVERY_DATE', range: { name: 'NEXT_WEEK' } } },
      },
    ],
    [
      'date=CREATION_DATE&range=CUSTOM&from=2026-01-01',
      {
        ...firstOverview,
        filters: {
          ...filters,
          dates: { kind: 'CREATION_DATE', range: { name: 'CUSTOM', from: '2026-01-01', to: null } },
        },
      },
    ],
    ['product=443015', { ...firstOverview, filters: { ...filters, deliveryProductNo: '443015' } }],
    ['sort=PRODUCT_NAME', { ...firstOverview, sort: { field: 'PRODUCT_NAME', direction: 'ASC' } }],
    ['sort=UPDATED_DATE&direction=DESC', { ...firstOverview, sort: { field: 'UPDATED_DATE', direction: 'DESC' } }],
    ['view=ABO_DETAILS&abo=7000012', { ...firstOverview, opened: '7000012' }],
  ])('%j is read and written again', (search, view) => {
    expect(read(search)).toEqual(view);
    expect(writeOverview(view, new URLSearchParams()).toString()).toBe(search);
  });

  it.each([
    'status=DELETED',
    'reason=ANIMAL_DIED',
    'status=ALL&reason=COLLECTION',
    'keyword=&keyword=++',
    'keywordType=NAME',
    'date=NEXT_DELIVERY_DATE',
    'date=BIRTHDAY&range=LAST_WEEK',
    'range=LAST_WEEK',
    'product=44',
    'sort=PRICE&direction=DESC',
    'abo=7000012',
    'view=LIST&abo=7000012',
  ])('what %j asks for does not exist: the default', (search) => {
    expect(read(search)).toEqual(firstOverview);
  });

  it('keeps parameters that are not of the overview', () => {
    const written = writeOverview({ ...firstOverview, opened: '1' }, new URLSearchParams('columns=number,status'));
    expect(written.toString()).toBe('columns=number%2Cstatus&view=ABO_DETAILS&abo=1');
  });
});
