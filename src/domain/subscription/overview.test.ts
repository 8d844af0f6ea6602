import { describe, expect, it } from 'vitest';
import { defaultOverviewFilters, sentFilters, sentSelection, toggledSort } from './overview';
import {
  cancelReasons,
  dateFilterKinds,
  failureTypes,
  keywordTypes,
  overviewStatuses,
  rotations,
  starts,
  type DateFilterKind,
  subscriptionStatuses,
} from './subscription';
import { changeTypes, historySortings, historyStatuses } from './changeHistory';

const now = new Date('2026-11-22T23:30:00Z');
const nothing = sentFilters(defaultOverviewFilters, now);

describe('every code of the requirement is known', () => {
  it.each([
    [subscriptionStatuses, 'ACTIVE CANCELED CREATED FAILED IN_PROGRESS DELAYED_IN_DELIVERY'],
    [overviewStatuses, 'ALL ACTIVE IN_PROGRESS DELAY_IN_DELIVERY CANCELED'],
    [rotations, 'ONE_MONTH TWO_MONTHS THREE_MONTHS FOUR_MONTHS FIVE_MONTHS SIX_MONTHS'],
    [starts, 'TODAY ONE_WEEK TWO_WEEKS THREE_WEEKS SIX_WEEKS ONE_MONTH SKIP_NEXT_DELIVERY CUSTOM'],
    [
      cancelReasons,
      'ANIMAL_DIED INCOMPATIBILITY COLLECTION QUANTITY_BECAME_TOO_MUCH CUSTOMER_DIDNT_WANT_SUBSCRIPTION PRODUCT_REGULARLY_OFFERED_CHEAPER NO_MORE_NEED NO_INDICATION_OF_REASON DOUBLE_SUBSCRIPTION WRONG_SUBSCRIPTION ORDER_RESTRICTION NO_LONGER_ON_OFFER HSE_DECISION SUBSCRIPTION_EXPIRED VARIANT_CHANGE PRICE_INCREASE',
    ],
    [failureTypes, 'deviant_customer_data general_crm_rejection general_erp_rejection unknown'],
    [keywordTypes, 'DELIVERY_PRODUCT_NO SUBSCRIPTION_NO CUSTOMER_NO'],
    [dateFilterKinds, 'CREATION_DATE NEXT_DELIVERY_DATE PREVIOUS_EDIT_DATE'],
    [historyStatuses, 'ACTIVE CANCELED WARNING'],
    [historySortings, 'OLD_FIRST NEW_FIRST'],
    [
      changeTypes,
      'STATUS_UPDATED CREATED GENERATED_ORDER_FAILED DELIVERY_DATE_UPDATED PRODUCT_QUANTITY_UPDATED QUANTITY_UPDATED ROTATION_UPDATED GENERATED_ORDER PAYMENT_UPDATED DELIVERY_ADDRESS_UPDATED CUSTOM_NOTE DELIVERY_PRODUCT_NUMBER_UPDATED SUBSCRIPTION_PRODUCT_NUMBER_UPDATED',
    ],
  ])('%j (REQ G1.3, G2.4, G3.3, G5.2, G5.5, G6.1, G6.2)', (codes, required) => {
    expect([...codes]).toEqual(required.split(' '));
  });
});

describe('the filters in a request (REQ G3.3)', () => {
  it('are null where nothing is filtered', () => {
    expect(nothing).toEqual({
      status: 'ALL',
      cancellationReason: null,
      keywords: [],
      keywordType: null,
      searchDateType: null,
      searchFrom: null,
      searchTo: null,
      defaultDeliveryProductNumber: null,
    });
  });

  it('name a cancel reason only with CANCELED', () => {
    const withReason = { ...defaultOverviewFilters, cancelReason: 'ANIMAL_DIED' } as const;
    expect(sentFilters({ ...withReason, status: 'CANCELED' }, now).cancellationReason).toBe('ANIMAL_DIED');
    expect(sentFilters({ ...withReason, status: 'ACTIVE' }, now).cancellationReason).toBeNull();
  });

  it('name a keyword type only with a keyword', () => {
    const byNumber = { ...defaultOverviewFilters, keywordType: 'SUBSCRIPTION_NO' } as const;
    expect(sentFilters(byNumber, now).keywordType).toBeNull();
    expect(sentFilters({ ...byNumber, keywords: ['7000012'] }, now)).toMatchObject({
      keywords: ['7000012'],
      keywordType: 'SUBSCRIPTION_NO',
    });
  });

  it('have no end day where "all time" is chosen for dates in the future', () => {
    const daysFor = (kind: DateFilterKind) => {
      const { searchFrom, searchTo } = sentFilters(
        { ...defaultOverviewFilters, dates: { kind, range: { name: 'ALL_TIME' } } },
        now,
      );
      return [searchFrom, searchTo];
    };
    expect(daysFor('NEXT_DELIVERY_DATE')).toEqual(['1970-01-01', null]);
    expect(daysFor('CREATION_DATE')).toEqual(['1970-01-01', '2026-11-23']);
  });

  it('name the days of a range in Berlin, and no date kind without days', () => {
    const dates = { kind: 'NEXT_DELIVERY_DATE', range: { name: 'NEXT_WEEK' } } as const;
    expect(sentFilters({ ...defaultOverviewFilters, dates }, now)).toMatchObject({
      searchDateType: 'NEXT_DELIVERY_DATE',
      searchFrom: '2026-11-23',
      searchTo: '2026-11-30',
    });
    const open = { kind: 'CREATION_DATE', range: { name: 'CUSTOM', from: null, to: null } } as const;
    expect(sentFilters({ ...defaultOverviewFilters, dates: open }, now)).toEqual(nothing);
  });
});

describe('the selection in a request (REQ G5.1, G5.3)', () => {
  it('lists the ticked ones without filters', () => {
    expect(sentSelection({ kind: 'listed', ids: ['abo-1', 'abo-2'] }, nothing, 2, [])).toEqual({
      subscriptions: ['abo-1', 'abo-2'],
      selectAll: false,
      filters: null,
      excludeSubscriptionIds: [],
      total: 2,
    });
  });

  it('names all by their filters, and the excluded ones', () => {
    expect(sentSelection({ kind: 'allBut', excluded: ['abo-3'] }, nothing, 4_999, ['abo-4'])).toEqual({
      subscriptions: [],
      selectAll: true,
      filters: nothing,
      // One that is being cancelled is not cancelled for the service yet.
      excludeSubscriptionIds: ['abo-3', 'abo-4'],
      total: 4_999,
    });
  });
});

it('sorting toggles ascending and descending, another column starts ascending (REQ G3.5)', () => {
  const up = toggledSort(null, 'NEXT_ORDER_DATE');
  const down = toggledSort(up, 'NEXT_ORDER_DATE');
  expect([up, down, toggledSort(down, 'NEXT_ORDER_DATE'), toggledSort(down, 'PRODUCT_NAME')]).toEqual([
    { field: 'NEXT_ORDER_DATE', direction: 'ASC' },
    { field: 'NEXT_ORDER_DATE', direction: 'DESC' },
    { field: 'NEXT_ORDER_DATE', direction: 'ASC' },
    { field: 'PRODUCT_NAME', direction: 'ASC' },
  ]);
});
