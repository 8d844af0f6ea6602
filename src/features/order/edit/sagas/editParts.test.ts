import { describe, expect, it, vi } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { editPlaceOf } from '~/domain/order/editOrder';
import { editOrderActions } from '../state/editOrderSlice';
import {
  change,
  changesOf,
  editDesk,
  editOf,
  editRequestsSent,
  itemAt,
  undoChange,
  threeArticles,
} from '~/flows/testing/editDesk';
import { doIt } from '~/flows/testing/doIt';
import { requestsSeen, setFault } from '../../../../../mocks/node.ts';

startStandIn();

const begun = {
  method: 'INSTALLMENTS',
  bank: { kind: 'missing' },
  dueDay: 1,
  count: null,
  conditionsAccepted: false,
} as const;

/** Opens the edit, and waits until the cross-sells of its articles are loaded, which no loading state shows. */
async function editDeskWithCrossSells(): Promise<Desk> {
  const desk = await editDesk();
  await vi.waitFor(() => {
    expect(desk.getState().editOrder.crossSells.length).toBeGreaterThan(0);
  });
  return desk;
}

describe('adding an article', () => {
  const search = async (desk: Desk, term: string) => {
    await doIt(desk, editOrderActions.positionSearched({ term }));
  };

  it.each([
    ['454287001', 1],
    ['454287001*2', 2],
  ])('by SKU %s', async (term, quantity) => {
    const desk = await editDesk();
    await search(desk, term);
    expect(itemAt(desk, 3)).toMatchObject({ sku: '454287001', quantity, number: null });
  });

  it.each(['', '12', 'creme', '1234567'])('says for %j that it is no number', async (term) => {
    const desk = await editDesk();
    await search(desk, term);
    expect(desk.getState().editOrder.addProblem).toEqual({ kind: 'invalidNumber' });
  });

  it('says that a number is unknown', async () => {
    const desk = await editDesk();
    await search(desk, '999999');
    expect(desk.getState().editOrder.addProblem).toEqual({ kind: 'productNotFound', number: '999999' });
  });

  it.each([
    [
      'what the service says',
      { kind: 'json', status: 503, body: { detail: 'Wartung bis 14 Uhr.' } },
      'Wartung bis 14 Uhr.',
    ],
    ['nothing of a service that does not answer', { kind: 'reset' }, null],
  ] as const)('of which the product cannot be loaded shows %s (REQ C1.8)', async (_what, fault, detail) => {
    const desk = await editDesk();
    setFault({ path: '/products/454287', times: 1, fault });
    await search(desk, '454287001');
    expect(desk.getState().editOrder.addProblem).toEqual({ kind: 'failed', detail });
  });

  it('keeps a number that was not taken over in its field, unless the next one is typed there', async () => {
    const desk = await editDesk();
    const typedArticle = () => desk.getState().editOrder.typed.article;
    desk.dispatch(editOrderActions.formTyped({ article: '999999' }));
    desk.dispatch(editOrderActions.positionSearched({ term: '999999' }));
    expect(typedArticle()).toBe('');
    await desk.rest();
    expect(typedArticle()).toBe('999999');
    desk.dispatch(editOrderActions.positionSearched({ term: '999999' }));
    await doIt(desk, editOrderActions.formTyped({ article: '4542' }));
    expect(typedArticle()).toBe('4542');
  });

  it('adds all articles that are searched one right after the other', async () => {
    const desk = await editDesk();
    setFault({ path: '/products/454287', times: 1, fault: { kind: 'delay', milliseconds: 40 } });
    desk.dispatch(editOrderActions.positionSearched({ term: '454287001' }));
    await search(desk, '454398001');
    expect(
      editOf(desk)
        .editedOffer.items.slice(3)
        .map(({ sku }) => sku),
    ).toEqual(['454398001', '454287001']);
  });

  it('opens the details of a product with several variants', async () => {
    const desk = await editDesk();
    await search(desk, '410217');
    expect(desk.getState().editOrder.productDetails).toMatchObject({
      product: { baseProductNo: '410217' },
      problem: null,
    });
  });

  it('that cannot be reserved opens its details with title and detail, and keeps them open (REQ F1.5)', async () => {
    const desk = await editDeskWithCrossSells();
    await search(desk, '454287001*900');
    expect(desk.getState().editOrder.productDetails).toMatchObject({
      product: { baseProductNo: '454287' },
      quantity: 900,
      problem: { title: 'RESERVATION_FAILURE', detail: expect.stringContaining('454287001') as string },
    });
    const requests = requestsSeen().length;
    await change(desk, { type: 'ADD_POSITION', sku: '454287001', quantity: 800, crossSell: null });
    expect(requestsSeen().length - requests).toBe(1);
    expect(desk.getState().editOrder.productDetails).not.toBeNull();
    await change(desk, { type: 'ADD_POSITION', sku: '454287001', quantity: 1, crossSell: null });
    expect(desk.getState().editOrder.productDetails).toBeNull();
  });

  it('follows the country of the order, not that of the call', async () => {
    const desk = await editDesk(threeArticles, { country: 'AT' });
    // Sold in Germany only.
    await doIt(desk, editOrderActions.positionSearched({ term: '454398' }));
    expect(editOf(desk).editedOffer.items.at(-1)).toMatchObject({ sku: '454398001', quantity: 1 });
  });

  it('offers articles that go with the order, which are added with their cross-sell (REQ F1.2)', async () => {
    const desk = await editDeskWithCrossSells();
    const [crossSell] = desk.getState().editOrder.crossSells;
    if (crossSell === undefined) throw new Error('no cross-sell');
    const product = desk.getState().editOrder.products[crossSell.productNo.slice(0, 6)];
    const sku = product?.variants[0]?.sku ?? '';
    await doIt(desk, editOrderActions.positionSearched({ term: sku, crossSell }));
    expect(editOf(desk).editedOffer.items.at(-1)).toMatchObject({
      sku,
      crossSell: { leadProductSku: crossSell.leadProductSku },
    });
  });
});

describe('address, vouchers and payment of an edit', () => {
  it('marks an address that the service blocks, and loads draft and customer again (REQ F2.1)', async () => {
    const desk = await editDeskWithCrossSells();
    const blocked = desk
      .getState()
      .editOrder.customer?.deliveryAddresses.find(
        (address) => address.type === 'POSTAL' && address.street === 'Hasenweg',
      );
    if (blocked === undefined) throw new Error('no blocked address');
    const requests = requestsSeen().length;
    await change(desk, { type: 'SWITCH_DELIVERY_ADDRESS', address: blocked });
    expect(desk.getState().editOrder.blockedAddresses).toEqual([blocked]);
    expect(
      requestsSeen()
        .slice(requests)
        .map(({ operation }) => operation)
        // The log asks for the address of the computer before its first entry.
        .filter((operation) => !['writeLog', 'lookUpIp'].includes(operation)),
    ).toEqual(['switchDeliveryAddress', 'initEditOrder', 'findCustomer']);
    expect(changesOf(desk)).toEqual([]);
  });

  it('shows a refused voucher and those that another change made invalid (REQ F2.5)', async () => {
    const desk = await editDesk();
    await change(desk, { type: 'REDEEM_VOUCHER', code: 'ABGELAUFEN' });
    expect(desk.getState().editOrder.voucherError?.invalidVouchers).toMatchObject([{ code: 'ABGELAUFEN' }]);
    await change(desk, { type: 'REDEEM_VOUCHER', code: 'AURELIND10' });
    expect(desk.getState().editOrder.voucherError).toBeNull();
    const cream = editOf(desk).editedOffer.items.find(({ baseProductNo }) => baseProductNo === '432011');
    await change(desk, { type: 'CANCEL_POSITION', id: cream?.id ?? '', cancellationReason: 'OTHER' });
    expect(editOf(desk).invalidVouchers).toMatchObject([{ code: 'AURELIND10' }]);
    expect(editOf(desk).invalidVouchers).toHaveLength(1);
  });

  it('opens the installment dialog with the plans of the service, and agrees on one (REQ F2.2, F2.3)', async () => {
    const desk = await editDesk();
    await change(desk, { type: 'CHANGE_PAYMENT', payment: begun, plan: null });
    expect(desk.getState().editOrder.installments).toBe('NORMAL_MODE');
    const [plan] = editOf(desk).installmentPlans;
    if (plan === undefined) throw new Error('no plan');
    await change(desk, {
      type: 'CHANGE_PAYMENT',
      payment: { ...begun, bank: { kind: 'prefilled' }, count: plan.count, dueDay: plan.dueDay },
      plan,
    });
    expect(editOf(desk).editedOffer.payment).toMatchObject({ method: 'INSTALLMENTS', count: plan.count });
    expect(desk.notices).toEqual([]);
    await undoChange(desk, 'payment');
    expect(changesOf(desk)).toEqual([]);
  });

  it('reads the draft again where the answer has none', async () => {
    const desk = await editDesk();
    setFault({ path: 'change-payment', times: 1, fault: { kind: 'json', body: {}, after: 'after' } });
    await change(desk, { type: 'CHANGE_PAYMENT', payment: begun, plan: null });
    expect(editOf(desk).editedOffer.payment?.method).toBe('INSTALLMENTS');
    expect(desk.getState().editOrder.installments).toBe('NORMAL_MODE');
  });

  it('keeps the plans that only the change of the payment names (REQ F1.1, F2.2)', async () => {
    const desk = await editDesk();
    const payment = { method: 'INSTALLMENTS' };
    const installment_plans = [
      {
        count: 3,
        monthly_rate: 20,
        final_installment: 20,
        funding_amount: 60,
        interest: 0,
        effective_rate: 0,
        nominal_rate: 0,
        due_day: 1,
        calculation_id: 'c-3',
      },
    ];
    const draft = {
      original_order: { number: '1300000201' },
      edited_offer: { items: [{ id: 'p-1', sku: '432011001', quantity: 1, total: 60 }], payment },
    };
    setFault({ path: 'change-payment', fault: { kind: 'json', body: { payment, installment_plans } } });
    setFault({ path: '/edit-order/init', fault: { kind: 'json', body: draft } });
    await change(desk, { type: 'CHANGE_PAYMENT', payment: begun, plan: null });
    expect(desk.getState().editOrder.installments).toBe('NORMAL_MODE');
    await doIt(desk, editOrderActions.checkRequested());
    expect(editOf(desk).installmentPlans).toMatchObject([{ count: 3, calculationId: 'c-3' }]);
    expect(desk.notices).toEqual([]);
  });

  it('is not said to have chosen installments whose plans were lost with the answer', async () => {
    const desk = await editDesk();
    const draft = {
      original_order: { number: '1300000201' },
      edited_offer: {
        items: [{ id: 'p-1', sku: '432011001', quantity: 1, total: 60 }],
        payment: { method: 'INSTALLMENTS' },
      },
    };
    setFault({ path: 'change-payment', fault: { kind: 'status', status: 504 } });
    setFault({ path: '/edit-order/init', fault: { kind: 'json', body: draft } });
    await change(desk, { type: 'CHANGE_PAYMENT', payment: begun, plan: null });
    expect(desk.notices).toMatchObject([{ text: { key: 'editOrder.failedWith' } }]);
    expect(desk.getState().editOrder.installments).toBeNull();
  });

  it('resets the selection where the service has no plan (REQ C8.4)', async () => {
    const desk = await editDesk();
    const answer = {
      edited_offer: { items: [], total_price: 60, payment: { method: 'INSTALLMENTS' } },
      payment: { method: 'INSTALLMENTS' },
      installment_plans: [],
    };
    setFault({ path: 'change-payment', times: 1, fault: { kind: 'json', body: answer, after: 'after' } });
    await change(desk, { type: 'CHANGE_PAYMENT', payment: begun, plan: null });
    expect(desk.notices).toMatchObject([{ text: { key: 'editOrder.noPlans' } }]);
    expect(editRequestsSent()).toEqual(['changeOrderPayment', 'changeOrderPayment']);
    expect([desk.getState().editOrder.installments, changesOf(desk)]).toEqual([null, []]);
  });

  it.each([
    ['DE89370400440532013000', { status: 'valid', iban: 'DE89370400440532013000' }],
    ['DE00370400440532013000', { status: 'invalid' }],
  ])('checks the IBAN %s at the service (REQ F2.4)', async (iban, outcome) => {
    const desk = await editDesk();
    await doIt(desk, editOrderActions.bankEntered({ accountHolder: 'Dora Danach', iban }));
    expect(desk.getState().editOrder.bankingInfo).toMatchObject(outcome);
  });
});

describe('the place of an operation', () => {
  it('is a position or a section', () => {
    expect(editPlaceOf({ type: 'REMOVE_POSITION', id: 'new-1' })).toBe('item:new-1');
    expect(editPlaceOf({ type: 'REDEEM_VOUCHER', code: 'SOMMER' })).toBe('vouchers');
  });
});
