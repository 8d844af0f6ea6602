import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { toCents } from '~/domain/common/money';
import { leftOutOf } from '../../../mocks/contract/answers/variants.ts';
import { operations } from '../../../mocks/contract/operations.ts';
import { currentWorld } from '../../../mocks/node.ts';
import { openDesk, startStandIn, type Desk } from './aDesk';
import { injectFault } from './faultMatrix';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const ERIKA = '0123456';

/** Fields of a customer without which there is no order (REQ C6.3, C12.1, C13.1). */
const needed = [
  'salutation',
  'first_name',
  'last_name',
  'email',
  'date_of_birth',
  'billing_address.first_name',
  'billing_address.last_name',
  'billing_address.street',
  'billing_address.street_number',
  'billing_address.zip_code',
  'billing_address.city',
];

/** The fields that are removed from each answer between loading the customer and placing the order. */
const cases = ['findCustomer', 'readProduct', 'createBasketWithItem', 'createOffer', 'createOrder'].flatMap((name) => {
  const answer = operations.find((operation) => operation.name === name)?.answer;
  if (answer === undefined || answer.kind === 'binary' || answer.shape === null) throw new Error(`${name} is read`);
  const decides = (path: string) => name === 'findCustomer' && needed.includes(path);
  return leftOutOf(answer.shape, 3, decides).map((leftOut) => ({ name, ...leftOut }));
});

const newestOrder = () => currentWorld().db.orders.ofCustomer(ERIKA)[0]?.order;

const linesOf = ({ items }: { readonly items: readonly { readonly sku: string; readonly quantity: number }[] }) =>
  items.map(({ sku, quantity }) => `${sku}*${String(quantity)}`);

/** Whether anything tells the agent why there is no order. */
function isSaid({ getState, notices }: Desk): boolean {
  const { customer, order, productSearch, offer } = getState();
  const isOrderSaid = order.phase === 'refused' || order.phase === 'unavailable' || order.phase === 'failed';
  return (
    notices.some(({ variant }) => variant !== 'success') ||
    customer.login.phase === 'stopped' ||
    customer.login.phase === 'asking' ||
    productSearch.problem !== null ||
    offer.status === 'failed' ||
    isOrderSaid ||
    selectSubmitBlocks(getState()).length > 0
  );
}

describe('an order whose services leave out fields', () => {
  it.each(cases)(
    '$name $what: is placed as it was told; without one that decides it may stop and say why',
    async ({ name, fields, isDecisive }) => {
      injectFault(name, { kind: 'fields', fields });
      const before = newestOrder()?.number;
      const desk = openDesk();
      await desk.logIn(ERIKA);
      await desk.enter('432011001');
      await desk.pay('INVOICE');
      const told = desk.getState().offer.offer?.totalPrice;
      await desk.submit();
      const placed = newestOrder();
      const isPlaced = placed !== undefined && placed.number !== before;
      expect(
        isPlaced
          ? { phase: desk.getState().order.phase, lines: linesOf(placed), total: toCents(placed.total) }
          : { isDecisive, isSaid: isSaid(desk) },
      ).toEqual(
        isPlaced ? { phase: 'confirmed', lines: ['432011001*1'], total: told } : { isDecisive: true, isSaid: true },
      );
    },
  );
});
