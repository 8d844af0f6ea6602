import { describe, expect, it } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { reloaded } from '~/app/journal/testing/reloaded';
import { journalOf } from '~/app/journal/callJournal';
import { emptyAddressInput } from '~/domain/address/addressInput';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import { customerInputOfOrder, correctionRefusal } from '~/domain/order/correctionInput';
import { noCorrectionInput, type CorrectedPart, type CorrectionInput } from '~/domain/order/orderCorrection';
import { aPostalAddress } from '~/domain/testing/samples';
import { withoutIdsAndTimes } from '~/domain/testing/withoutIdsAndTimes';
import {
  correctCustomer,
  correlationIdsOf,
  openOrder,
  requestsOf,
  resubmit,
  shownOf,
} from '~/features/testing/aShownOrder';
import { currentWorld, onRequest, setFault } from '../../../../mocks/node.ts';
import { orderDisplayActions, selectCorrection } from './orderDisplaySlice';

startStandIn();

async function enterDebit(desk: Desk, iban: string): Promise<void> {
  desk.dispatch(orderDisplayActions.directDebitEntered({ accountHolder: 'Rita', iban, resubmits: false }));
  await desk.rest();
}

describe('the correction of the payment (REQ B11.2)', () => {
  it('takes a direct debit after the service has checked its IBAN', async () => {
    const desk = await openOrder('1300000107');
    await enterDebit(desk, 'DE00370400440532013000');
    expect(selectCorrection(desk.getState())).toBeNull();
    expect(desk.getState().orderDisplay).toMatchObject({ paymentCheck: { status: 'invalid' } });
    await enterDebit(desk, 'DE89370400440532013000');
    expect(selectCorrection(desk.getState())?.parts.payment).toMatchObject({ method: 'DIRECT_DEBIT' });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe('resubmitted');
  });
});

describe('a correction that is taken over and submitted at once (REQ E4.2, DECISIONS 221)', () => {
  it.each([
    ['DE89370400440532013000', 'resubmitted', null],
    ['DE00370400440532013000', 'none', 'invalid'],
  ] as const)('direct debit with %s: %s', async (iban, status, check) => {
    const desk = await openOrder('1300000107');
    desk.dispatch(orderDisplayActions.formOpened('payment'));
    desk.dispatch(orderDisplayActions.directDebitEntered({ accountHolder: 'Rita', iban, resubmits: true }));
    await desk.rest();
    expect(desk.getState().orderDisplay).toMatchObject({
      resubmission: { status },
      openForm: check === null ? null : 'payment',
      paymentCheck: { status: check ?? 'none' },
    });
  });
});

describe('the correction of a customer whose address and phone number are those of a Customer (REQ B1.9, E4.2)', () => {
  it('sends the order with the corrected last name and everything else as it came', async () => {
    const { customer, ...order } = { customer: null, ...currentWorld().db.orders.find('1300000110')?.read() };
    const { street, street_number, zip_code, city, country_code, phone, ...person } = { phone: null, ...customer };
    const place = { street, street_number, zip_code, city, country_code };
    const sent = { ...person, phone_number: phone, billing_address: { id: 'a-1', ...place } };
    setFault({ method: 'GET', path: '/orders/', fault: { kind: 'fields', fields: ['customer'], value: sent } });
    setFault({ method: 'PUT', path: '/orders/', times: 1, fault: { kind: 'empty', status: 204 } });
    const updates: Promise<unknown>[] = [];
    const stop = onRequest((request) => request.method === 'PUT' && updates.push(request.json()));
    const desk = await openOrder('1300000110');
    expect(shownOf(desk).details.customer).toMatchObject({ street, zipCode: zip_code, city, phone });
    correctCustomer(desk);
    await resubmit(desk);
    stop();
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: true });
    expect(await Promise.all(updates)).toMatchObject([{ ...order, customer: { ...sent, last_name: 'Neumann' } }]);
  });
});

describe('a payment that a correction makes impossible (REQ C8.5, C9.4)', () => {
  const elsewhere = {
    ...emptyAddressInput('Rita', 'Prüfung'),
    street: 'Seeweg',
    streetNumber: '3',
    zipCode: '53111',
    city: 'Bonn',
  };
  const packstation = { ...elsewhere, type: 'PACKSTATION', pointNumber: '1' } as const;
  const cash = { payment: { method: 'CASH_ON_DELIVERY' } } as const;
  const invoice = { payment: { method: 'INVOICE' } } as const;

  it('stops the submission by cash on delivery to another place, until one of the two is corrected', async () => {
    const desk = await openOrder('1300000110');
    desk.dispatch(orderDisplayActions.corrected({ ...cash, address: elsewhere }));
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'stopped' });
    expect(requestsOf('updateOrder')).toEqual([]);
    desk.dispatch(orderDisplayActions.corrected(invoice));
    await resubmit(desk);
    expect(requestsOf('updateOrder')).toHaveLength(1);
  });

  it.each<[string, boolean, Partial<CorrectionInput>, string | null, string | null]>([
    ['to the billing address', false, cash, null, null],
    ['to another street', false, { ...cash, address: elsewhere }, null, 'cashToAnotherAddress'],
    ['to a Packstation', false, { ...cash, address: packstation }, null, 'cashToAnotherAddress'],
    [
      'to another street, by the order, of which only the address is corrected',
      false,
      { address: elsewhere },
      'CASH_ON_DELIVERY',
      'cashToAnotherAddress',
    ],
    ['to another street, as it was placed', true, {}, 'CASH_ON_DELIVERY', null],
    ['by invoice to another street', false, { address: elsewhere }, 'INVOICE', null],
    ['by installments to a Packstation', false, { address: packstation }, 'INSTALLMENTS', 'installmentsToPickupPoint'],
    [
      'by factoring to a Packstation',
      false,
      { address: packstation },
      'INSTALLMENTS_FACTORING',
      'installmentsToPickupPoint',
    ],
    ['by installments to another street', false, { address: elsewhere }, 'INSTALLMENTS', null],
    ['by invoice to a Packstation', false, { address: packstation }, 'INVOICE', null],
    [
      'by invoice instead of installments to a Packstation',
      false,
      { ...invoice, address: packstation },
      'INSTALLMENTS',
      null,
    ],
  ])('%s', async (_where, wasElsewhere, corrected, method, refusal) => {
    const { order, details } = shownOf(await openOrder('1300000110'));
    const deliveryAddress = aPostalAddress({
      ...details.customer,
      countryCode: 'DE',
      careOf: undefined,
      addressAddition: undefined,
      salutation: undefined,
      ...(wasElsewhere && { city: 'Bonn' }),
    });
    const shown = { details, order: { ...order, deliveryAddress, ...(method !== null && { payment: { method } }) } };
    expect(correctionRefusal({ ...noCorrectionInput, ...corrected }, shown)).toBe(refusal);
  });
});

it.each([
  ['04', 'rita@example.com', 'emailMissing'],
  ['04', null, null],
  ['01', 'rita@example.com', null],
  [null, 'rita@example.com', null],
])(
  'a correction without e-mail of an order of the channel %s that had %s is stopped: %s (REQ C13.1)',
  async (salesChannel, email, refusal) => {
    const { order, details } = shownOf(await openOrder('1300000110'));
    if (details.customer === null) throw new Error('The order has no customer');
    const customer = { ...details.customer, email };
    const shown = { order: { ...order, salesChannel }, details: { ...details, customer } };
    const corrected = { ...customerInputOfOrder(customer), lastName: 'Neumann', email: ' ' };
    expect(correctionRefusal({ ...noCorrectionInput, customer: corrected }, shown)).toBe(refusal);
  },
);

describe('a reload in the middle of a correction (UX 5, QUALITY 10)', () => {
  async function reopened(desk: Desk): Promise<Desk> {
    const stored = JSON.stringify(journalOf(desk.getState(), new Date()));
    expect(withoutIdsAndTimes(stored)).not.toMatch(/1964|DE89/);
    return openOrder('1300000110', await reloaded(desk));
  }

  it('loses neither what was applied nor what was typed', async () => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    desk.dispatch(orderDisplayActions.formOpened('address'));
    desk.dispatch(orderDisplayActions.drafted({ address: { ...emptyAddressInput('Rita', ''), city: 'Bonn' } }));
    const again = await reopened(desk);
    expect(selectCorrection(again.getState())).toMatchObject({
      parts: { customer: { lastName: 'Neumann' } },
      drafts: { address: { firstName: 'Rita', city: 'Bonn', isPreferred: false } },
      lost: [],
    });
    again.dispatch(orderDisplayActions.typedDropped());
    await resubmit(again);
    const sent = currentWorld().db.orders.find('1300000110')?.read();
    expect(sent).toMatchObject({ customer: { last_name: 'Neumann', date_of_birth: '1964-08-12' } });
  });

  it('keeps what is typed in one form when the correction of another is undone', async () => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    desk.dispatch(orderDisplayActions.drafted({ address: { ...emptyAddressInput('Rita', ''), city: 'Bonn' } }));
    desk.dispatch(orderDisplayActions.corrected({ customer: null }));
    expect(selectCorrection(desk.getState())).toMatchObject({
      parts: { customer: null },
      drafts: { address: { city: 'Bonn' } },
    });
  });

  it('says that bank details or a changed date of birth have to be entered again', async () => {
    const desk = await openOrder('1300000110');
    await enterDebit(desk, 'DE89370400440532013000');
    desk.dispatch(
      orderDisplayActions.corrected({ address: { ...emptyAddressInput('Rita', 'Prüfung'), city: 'Bonn' } }),
    );
    const again = await reopened(desk);
    expect(selectCorrection(again.getState())).toMatchObject({ parts: { payment: null }, lost: ['payment'] });
  });
});

describe('nothing typed is passed over by a resubmission (REQ E4.2, UX 5)', () => {
  const address = { ...emptyAddressInput('Rita', 'Prüfung'), city: 'Bonn' };
  const birthday = (desk: Desk): CustomerInput => {
    const { customer } = shownOf(desk).details;
    return { ...(customer === null ? emptyCustomerInput : customerInputOfOrder(customer)), dateOfBirth: '01.02.1980' };
  };
  const typed: Readonly<Record<CorrectedPart, (desk: Desk) => void>> = {
    customer: (desk) => void desk.dispatch(orderDisplayActions.drafted({ customer: birthday(desk) })),
    address: (desk) => void desk.dispatch(orderDisplayActions.drafted({ address })),
    payment: () => undefined,
  };
  const parts = ['customer', 'address', 'payment'] as const;

  it.each(parts)('%s typed and not taken over: stopped; left out by the agent: sent', async (part) => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    desk.dispatch(orderDisplayActions.formOpened(part));
    typed[part](desk);
    await resubmit(desk);
    expect(desk.getState().orderDisplay).toMatchObject({ openForm: part, resubmission: { status: 'stopped' } });
    expect(requestsOf('updateOrder')).toEqual([]);
    desk.dispatch(orderDisplayActions.formOpened(null));
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: true });
  });

  it.each(parts)('a form of %s that is open and unchanged stops nothing but the payment', async (part) => {
    const desk = await openOrder('1300000104');
    desk.dispatch(orderDisplayActions.formOpened(part));
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission.status).toBe(part === 'payment' ? 'stopped' : 'resubmitted');
  });

  it('typed in a form that another one has replaced counts as well', async () => {
    const desk = await openOrder('1300000110');
    desk.dispatch(orderDisplayActions.formOpened('address'));
    typed.address(desk);
    desk.dispatch(orderDisplayActions.formOpened('customer'));
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'stopped' });
  });

  it('typed in a form that another one has replaced stays when that one is closed', async () => {
    const desk = await openOrder('1300000110');
    desk.dispatch(orderDisplayActions.formOpened('address'));
    typed.address(desk);
    desk.dispatch(orderDisplayActions.formOpened('customer'));
    typed.customer(desk);
    desk.dispatch(orderDisplayActions.formOpened(null));
    expect(selectCorrection(desk.getState())?.drafts).toEqual({ customer: null, address });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'stopped' });
    desk.dispatch(orderDisplayActions.typedDropped());
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toEqual({ status: 'resubmitted', withCorrection: false });
  });

  const corrections: Readonly<Record<'customer' | 'payment', (desk: Desk) => Partial<CorrectionInput>>> = {
    customer: (desk: Desk) => ({ customer: birthday(desk) }),
    payment: () => ({ payment: { method: 'DIRECT_DEBIT', accountHolder: 'Rita', iban: 'DE89370400440532013000' } }),
  };

  it.each(['customer', 'payment'] as const)(
    'what a reload has lost of %s stops until it is entered again or left out',
    async (part) => {
      const before = await openOrder('1300000110');
      before.dispatch(orderDisplayActions.corrected(corrections[part](before)));
      const desk = await openOrder('1300000110', await reloaded(before));
      desk.dispatch(orderDisplayActions.corrected({ address: null }));
      await resubmit(desk);
      expect(selectCorrection(desk.getState())).toMatchObject({ lost: [part] });
      expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'stopped' });
      expect(requestsOf('updateOrder')).toEqual([]);
      desk.dispatch(orderDisplayActions.lostDropped());
      await resubmit(desk);
      expect(requestsOf('updateOrder')).toHaveLength(1);
    },
  );

  it('a correction that is changed after a lost answer is another attempt; an unchanged one is not', async () => {
    const desk = await openOrder('1300000110');
    correctCustomer(desk);
    setFault({ method: 'PUT', path: '/orders/', times: 1, fault: { kind: 'reset' } });
    await resubmit(desk);
    expect(desk.getState().orderDisplay.resubmission).toMatchObject({ status: 'outcomeUnknown', lookup: 'notThere' });
    setFault({ method: 'PUT', path: '/orders/', times: 1, fault: { kind: 'reset' } });
    await resubmit(desk);
    desk.dispatch(orderDisplayActions.corrected({ payment: { method: 'INVOICE' } }));
    await resubmit(desk);
    const [first, second, third] = correlationIdsOf('updateOrder');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
