import { defaultFilters, type HistoryFilters, type OrderListQuery } from '~/domain/order/orderHistory';

interface ListQueryOverrides extends Partial<Omit<OrderListQuery, 'filters'>> {
  readonly filters?: Partial<HistoryFilters>;
}

/** The sample customer's orders of the last six months; pages are appended. */
export function aListQuery({ filters = {}, ...overrides }: ListQueryOverrides = {}): OrderListQuery {
  return {
    customerId: '0123456',
    orderNumber: null,
    page: 1,
    appends: true,
    ...overrides,
    filters: { ...defaultFilters, ...filters },
  };
}
