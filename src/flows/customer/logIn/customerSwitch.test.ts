import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { randomRuns } from '~config/testing/randomRuns';
import { openDesk, type Desk } from '~/app/testing/aDesk';
import { pass, startVirtualTime } from '~/app/testing/virtualTime';
import { emptyAddressInput } from '~/domain/address/addressInput';
import { deliveryChoices } from '~/domain/customer/deliveryAddress';
import type { ReceptionAnswer } from '~/domain/customer/reception';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import {
  markOf,
  markedActions,
  marks,
  methodOf,
  mine,
  numberOf,
  openServices,
  type Mark,
  type MarkedAction,
  type Pending,
} from '~/flows/testing/markedCustomers';

vi.mock('~/services/addressCheckService/addressCheckService');
vi.mock('~/services/customerService/consentService');
vi.mock('~/services/customerService/customerChangesService');
vi.mock('~/services/customerService/loginChangesService');
vi.mock('~/services/customerService/customerSearchService');
vi.mock('~/services/customerService/customerService');
vi.mock('~/services/orderHistoryService/orderHistoryService');
vi.mock('~/services/orderService/voucherService');
vi.mock('~/services/paymentService/paymentService');

startVirtualTime();

/** What the agent does with the customer on the screen; all that is typed carries the customer's mark. */
const agentActions: Readonly<Record<string, MarkedAction>> = {
  ...markedActions,
  address: ({ dispatch }, mark) => {
    const input = {
      ...emptyAddressInput(markOf(mark), 'M'),
      street: 'Hasenweg',
      streetNumber: '5',
      zipCode: '50667',
      city: 'Köln',
    };
    dispatch(customerDataActions.addressFormOpened({ addressId: null }));
    dispatch(customerDataActions.addressSubmitted({ input, address: 'accepted' }));
  },
  checkedAddress: ({ dispatch }, mark) => {
    const input = {
      ...emptyAddressInput(markOf(mark), 'M'),
      type: 'PACKSTATION' as const,
      postNumber: '12345678',
      pointNumber: '1',
    };
    dispatch(customerDataActions.addressFormOpened({ addressId: null }));
    dispatch(customerDataActions.addressSubmitted({ input, address: 'check' }));
  },
  consents: ({ dispatch }, mark) => {
    const answers = {
      phoneMarketResearch: 'ALLOWED',
      emailMarketResearch: 'ALLOWED',
      newsletter: false,
      dataProtection: true,
    } as const;
    dispatch(consentActions.answered({ ...answers, phoneNumber: markOf(mark), email: markOf(mark) }));
  },
  privacy: ({ dispatch }, mark) => {
    const is = mark === 'A';
    const answers = { emailNewsletter: is, exportDhlEmail: is, printedAdvertising: is, dataProtection: is };
    dispatch(consentActions.privacyAnswered(answers));
  },
  survey: ({ dispatch }, mark) => void dispatch(customerActions.surveyAnswered(markOf(mark) as ReceptionAnswer)),
  preferAddress: ({ dispatch }, mark) => void dispatch(customerActions.preferredAddressRequested(`d-${mark}`)),
  storeBank: ({ dispatch }) => void dispatch(paymentActions.bankDetailsStorageRequested()),
  save: ({ dispatch }) => void dispatch(customerActions.saveRequested()),
};

function expectNothingOfOthers(desk: Desk): void {
  const { customer, consent, payment, customerData, customerRecord } = desk.getState();
  const mark = mine(desk);
  if (mark === undefined || customer.customer === null) return;
  const belongings = [
    customer.customer,
    customer.original,
    consent.answers,
    payment,
    customerData.drafts,
    customerRecord.customerNumber === numberOf[mark] ? customerRecord : null,
  ];
  const shown = JSON.stringify(belongings);
  expect(marks.filter((other) => other !== mark && shown.includes(markOf(other)))).toEqual([]);
  expect(customer.customer.id).toBe(`id-${mark}`);
  expect([null, methodOf[mark]]).toContain(customer.customer.preferredPaymentMethod);
  expect([null, `d-${mark}`]).toContain(customer.customer.preferredAddressId);
  // A answers yes to the privacy questions, B and C answer no; a fresh record has yes for all.
  expect(customer.customer.dataProtection || mark !== 'A').toBe(true);
  const ids = deliveryChoices(customer.customer).map(({ id }) => id);
  expect(ids).toContain(customer.deliveryAddressId);
}

const move = fc.oneof(
  // A quick switch: only the login's request is answered, whatever else is in flight.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('switchTo' as const), mark: fc.constantFrom(...marks) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('logIn' as const), mark: fc.constantFrom(...marks) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('birthday' as const), confirmed: fc.constantFrom(true, true, false) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat(9),
      ok: fc.constantFrom(true, true, true, false),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('action' as const),
      action: fc.constantFrom(...Object.keys(agentActions)),
    }),
  },
);

/** Requests a login; the code that asks for the customer is loaded, so that its request is there a moment later. */
async function requestLogin(desk: Desk, mark: Mark): Promise<void> {
  desk.dispatch(customerActions.loginRequested(numberOf[mark]));
  await pass();
}

async function perform(
  desk: Desk,
  pending: Pending[],
  next: typeof move extends fc.Arbitrary<infer M> ? M : never,
): Promise<void> {
  switch (next.kind) {
    case 'logIn':
      await requestLogin(desk, next.mark);
      return;
    case 'switchTo':
      await requestLogin(desk, next.mark);
      pending.pop()?.succeed();
      await pass();
      desk.dispatch(customerActions.unsavedChangesAnswered('discard'));
      desk.dispatch(customerActions.reauthenticationAnswered('agreed'));
      desk.dispatch(customerActions.birthdayAnswered('confirmed'));
      return;
    case 'birthday': {
      const { login } = desk.getState().customer;
      if (login.phase === 'asking' && login.step === 'reauthenticate') {
        desk.dispatch(customerActions.reauthenticationAnswered(next.confirmed ? 'agreed' : 'cancelled'));
      } else desk.dispatch(customerActions.birthdayAnswered(next.confirmed ? 'confirmed' : 'denied'));
      return;
    }
    case 'answer': {
      const [request] = pending.splice(next.which % Math.max(1, pending.length), 1);
      if (next.ok) request?.succeed();
      else request?.fail();
      await pass();
      return;
    }
    case 'action': {
      const mark = mine(desk);
      const { customer } = desk.getState().customer;
      if (mark !== undefined && customer !== null) agentActions[next.action]?.(desk, mark, customer);
    }
  }
}

/** A desk on which the customer is logged in. */
async function deskWith(mark: Mark, pending: Pending[]): Promise<Desk> {
  sessionStorage.clear();
  const desk = openDesk();
  await requestLogin(desk, mark);
  pending.splice(0).forEach(({ succeed }) => {
    succeed();
  });
  await pass();
  desk.dispatch(customerActions.birthdayAnswered('confirmed'));
  expect(mine(desk)).toBe(mark);
  return desk;
}

it('no field of one customer is ever stored for another, whoever logs in while requests are in flight (QUALITY 11)', async () => {
  const switches = { count: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...marks),
      fc.array(move, { minLength: 4, maxLength: 14 }),
      async (first, moves) => {
        const pending = openServices();
        const desk = await deskWith(first, pending);
        let before = mine(desk);
        const check = () => {
          expectNothingOfOthers(desk);
          if (mine(desk) !== before) switches.count += 1;
          before = mine(desk);
        };
        try {
          for (const next of moves) {
            await perform(desk, pending, next);
            check();
          }
          while (pending.length > 0) {
            await perform(desk, pending, { kind: 'answer', which: 0, ok: true });
            check();
          }
        } finally {
          desk.end();
        }
      },
    ),
    { numRuns: randomRuns(1_000) },
  );
  expect(switches.count).toBeGreaterThan(randomRuns(500));
}, 240_000);
