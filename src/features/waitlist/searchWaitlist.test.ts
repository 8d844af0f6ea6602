import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitlistLimits } from '~config/limits/waitlist';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import { aPostalAddress } from '~/domain/testing/samples';
import { rowsOf } from '~/shared/list/pagedList';
import { noWaitlistFilters } from '~/domain/waitlist/waitlist';
import { doIt } from '~/flows/testing/doIt';
import { aReservedArticle } from '~/features/testing/aReservedArticle';
import { currentWorld, requestsSeen, server } from '../../../mocks/node.ts';
import type { WireWaitlistRequest } from '../../../mocks/db/waitlist/wireWaitlistTypes.ts';
import { waitlistActions } from './waitlistSlice';

startStandIn();

const customerNumber = '0123456';
const size = waitlistLimits.waitlistPageSize;
/** How many other items the service lists before those of the customer. */
let others = 0;
const asked: WireWaitlistRequest[] = [];

/** A service whose keywords search the names of products alone. */
beforeEach(() => {
  others = 0;
  asked.length = 0;
  server.use(
    http.post<never, WireWaitlistRequest>('*/waitlist-items', async ({ request }) => {
      const body = await request.json();
      asked.push(body);
      const { keywords, ...rest } = body;
      const own = currentWorld().db.waitlist.search(rest);
      const [first] = currentWorld().db.waitlist.search({ external_customer_id: customerNumber, offset: 0, size });
      const before = Array.from({ length: others }, (_, index) => ({
        ...first,
        id: `other-${index}`,
        sku: '111111001',
      }));
      const items = [...before, ...own].filter((item) =>
        (keywords ?? []).every((keyword) => item.product?.name.toLowerCase().includes(keyword.toLowerCase())),
      );
      const page = items.slice(body.offset, body.offset + body.size);
      return HttpResponse.json({ items: page, offset: body.offset, size: body.size, total: items.length });
    }),
  );
});

const article = aReservedArticle();
const invoiced = {
  customerNumber,
  country: 'DE',
  checkout: { payment: { method: 'INVOICE' }, deliveryAddress: aPostalAddress() },
} as const;

describe('an item whose answer was lost (REQ H1.1, H1.4)', () => {
  it.each([
    ['on the first page', 0],
    ['on a later page', 2 * size + 3],
  ])('is found %s, whatever keywords search', async (_name, count) => {
    others = count;
    injectFault('createWaitlistItem', { kind: 'reset', after: 'after' });
    const desk = openDesk();
    desk.dispatch(waitlistActions.reservationRequested(article));
    await doIt(desk, waitlistActions.submitRequested(invoiced));
    expect(desk.getState().waitlist.reservation?.submission.status).toBe('created');
    expect(requestsSeen().filter(({ operation }) => operation === 'createWaitlistItem')).toHaveLength(1);
    expect(asked.flatMap(({ keywords }) => keywords ?? [])).toEqual([]);
  });

  it('is not said to be missing where the list is longer than what is read', async () => {
    others = waitlistLimits.waitlistPagesSearched * size + 1;
    injectFault('createWaitlistItem', { kind: 'reset', after: 'before' });
    const desk = openDesk();
    desk.dispatch(waitlistActions.reservationRequested(article));
    await doIt(desk, waitlistActions.submitRequested(invoiced));
    expect(desk.getState().waitlist.reservation?.submission).toMatchObject({
      status: 'outcomeUnknown',
      lookup: 'failed',
    });
  });

  it('is shown as cancelled after a cancellation', async () => {
    const desk = openDesk();
    const query = { customerId: customerNumber, filters: noWaitlistFilters };
    await doIt(desk, waitlistActions.listRequested(query));
    const item = rowsOf(desk.getState().waitlist.list).find(({ status }) => status.code === 'CREATED');
    if (item === undefined) throw new Error('nothing waits');
    injectFault('cancelWaitlistItem', { kind: 'reset', after: 'after' });
    await doIt(desk, waitlistActions.cancelRequested({ customerId: customerNumber, item, reason: 'CUSTOMER_REQUEST' }));
    expect(rowsOf(desk.getState().waitlist.list).find(({ id }) => id === item.id)?.status.code).toBe('CANCELLED');
  });
});
