import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { aPostalAddress, aWaitlistItem } from '~/domain/testing/samples';
import { noWaitlistFilters } from '~/domain/waitlist/waitlist';
import { stockReminderActions } from '~/features/article/stockReminder/stockReminderSlice';
import { waitlistActions } from '~/features/waitlist/waitlistSlice';
import { rowsOf } from '~/shared/list/pagedList';
import { aReservedArticle } from '~/features/testing/aReservedArticle';
import * as reminderOperations from '../../../mocks/contract/stockReminderOperations.ts';
import * as waitlistOperations from '../../../mocks/contract/waitlistOperations.ts';
import { clearFaults, currentWorld } from '../../../mocks/node.ts';
import { readyDesk, startStandIn, type Desk } from './aDesk';
import { injectFault } from './faultMatrix';
import { testEveryFault, type FaultCase } from './faultRunner';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const customerId = '0123456';
const item = aWaitlistItem({ id: 'waitlist-1', sku: '', createdAt: null });

/** The agent action that sends each request, by the request's name in the contract. */
const cases: Readonly<Record<string, FaultCase>> = {
  createWaitlistItem: {
    before: (desk) => void desk.dispatch(waitlistActions.reservationRequested(aReservedArticle())),
    act: (desk) =>
      void desk.dispatch(
        waitlistActions.submitRequested({
          customerNumber: customerId,
          country: 'DE',
          checkout: { payment: { method: 'INVOICE' }, deliveryAddress: aPostalAddress() },
        }),
      ),
    isDone: (desk) => desk.getState().waitlist.reservation?.submission.status === 'created',
  },
  readWaitlist: {
    act: (desk) => void desk.dispatch(waitlistActions.listRequested({ customerId, filters: noWaitlistFilters })),
    isDone: (desk) => rowsOf(desk.getState().waitlist.list).length === 10,
  },
  cancelWaitlistItem: {
    before: (desk) => void desk.dispatch(waitlistActions.cancellationAdvanced({ phase: 'asking', customerId, item })),
    act: (desk) =>
      void desk.dispatch(waitlistActions.cancelRequested({ customerId, item, reason: 'CUSTOMER_REQUEST' })),
    isDone: (desk) => desk.getState().waitlist.cancellation === null,
  },
  readRemindableStocks: {
    act: (desk) => void desk.dispatch(stockReminderActions.remindableRequested('465009')),
    // An empty list says that it cannot be reminded.
    isDone: (desk) => ['yes', 'no'].includes(desk.getState().stockReminder.remindable['465009'] ?? ''),
  },
  subscribeStockReminder: {
    before: (desk) =>
      void desk.dispatch(
        stockReminderActions.reminderRequested({
          sku: '465009001',
          baseProductNo: '465009',
          name: 'Kaffeevollautomat',
          brand: 'Casavio',
          categoryPath: [],
          value: 399_00,
        }),
      ),
    act: (desk) => void desk.dispatch(stockReminderActions.subscribeRequested('erika@example.com')),
    isDone: (desk) => desk.getState().stockReminder.reminder?.submission.status === 'success',
  },
};

/** The part of the call that no fault may lose. */
function kept({ getState }: Desk) {
  const { customer, basket, waitlist, stockReminder } = getState();
  return {
    customer: customer.customer?.externalCustomerId,
    lines: basket.items.map(({ sku }) => sku),
    article: waitlist.reservation?.article,
    reminder: stockReminder.reminder?.article,
  };
}

/** New reservations of the customer: a fault must neither make two of one, nor one that nobody knows of. */
const created = () =>
  currentWorld()
    .db.waitlist.search({ external_customer_id: customerId, offset: 0, size: 100 })
    .filter(({ id }) => /^waitlist-9\d\d$/.test(id)).length;

describe.each(Object.entries(cases))('%s with a faulty response (QUALITY 13)', (name, faultCase) => {
  const { before, act, isDone } = faultCase;
  const reservations = name === 'createWaitlistItem' ? 1 : 0;
  testEveryFault(name, faultCase, { kept, stored: { count: created, expected: reservations } });

  it('whose answer is lost after the service has done its work is not done twice', async () => {
    const desk = await readyDesk();
    await before?.(desk);
    injectFault(name, { kind: 'reset', after: 'after' });
    await act(desk);
    await desk.rest();
    clearFaults();
    if (!isDone(desk)) await act(desk);
    await desk.rest();
    expect(created()).toBe(reservations);
  });
});

it('every operation of this part has its case', () => {
  // The same as createWaitlistItem, by the customer service.
  const others = ['createWaitlistItemOfCustomer'];
  const names = [...Object.values(waitlistOperations), ...Object.values(reminderOperations)].map(({ name }) => name);
  expect(names.filter((name) => !(name in cases) && !others.includes(name))).toEqual([]);
});
