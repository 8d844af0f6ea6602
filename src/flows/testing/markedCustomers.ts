import { vi } from 'vitest';
import type { Desk } from '~/app/testing/aDesk';
import type { Customer } from '~/domain/customer/customer';
import { customerInputOf } from '~/domain/customer/customerInput';
import type { PaymentMethod } from '~/domain/payment/payment';
import { aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { customerRecordActions } from '~/features/customer/record/customerRecordSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import * as addressCheck from '~/services/addressCheckService/addressCheckService';
import * as consents from '~/services/customerService/consentService';
import * as changes from '~/services/customerService/customerChangesService';
import { saveReception } from '~/services/customerService/loginChangesService';
import * as search from '~/services/customerService/customerSearchService';
import { loadCustomer } from '~/services/customerService/customerService';
import { loadOrders } from '~/services/orderHistoryService/orderHistoryService';
import { loadRedeemedVouchers } from '~/services/orderService/voucherService';
import { validateIban } from '~/services/paymentService/paymentService';

export const marks = ['A', 'B', 'C'] as const;
export type Mark = (typeof marks)[number];
export const numberOf = { A: '0100001', B: '0100002', C: '0100003' } as const;
/** The text that is in every field of a customer's data. */
export const markOf = (mark: string) => `§${mark}`;
/** A payment method cannot contain a mark: each customer has only this one. */
export const methodOf = { A: 'INVOICE', B: 'CASH_ON_DELIVERY', C: 'SOFORT' } as const satisfies Record<
  Mark,
  PaymentMethod
>;

export const mine = ({ getState }: Desk): Mark | undefined =>
  marks.find((mark) => numberOf[mark] === getState().customer.customer?.externalCustomerId);

function record(mark: Mark): Customer {
  const name = { firstName: `Ida${markOf(mark)}`, lastName: `Muster${markOf(mark)}` };
  return aCustomer({
    ...name,
    id: `id-${mark}`,
    externalCustomerId: numberOf[mark],
    email: `${markOf(mark)}@example.com`,
    billingAddress: aPostalAddress({ ...name, id: `b-${mark}` }),
    deliveryAddresses: [
      aPostalAddress({ ...name, id: `d-${mark}`, externalAddressId: markOf(mark), kind: 'DELIVERY' }),
    ],
    reception: null,
    preferredPaymentMethod: null,
    preferredAddressId: null,
  });
}

/** A request in flight; a move of the test lets it succeed or fail. */
export interface Pending {
  readonly succeed: () => void;
  readonly fail: () => void;
}

export function openServices(): Pending[] {
  const pending: Pending[] = [];
  const later =
    <Args extends readonly unknown[], T>(answer: (...args: Args) => T) =>
    (...args: Args): Promise<T> =>
      new Promise((resolve, reject) => {
        const fail = () => {
          reject(new Error('The service is down'));
        };
        pending.push({
          succeed: () => {
            resolve(answer(...args));
          },
          fail,
        });
      });
  const markedNumber = (number: string) => marks.find((mark) => numberOf[mark] === number) ?? 'A';
  const nothing = later(() => undefined);
  vi.mocked(loadCustomer).mockImplementation(later((number) => record(markedNumber(number))));
  vi.mocked(addressCheck.checkAddress).mockImplementation(later(() => 'offline' as const));
  vi.mocked(search.findCustomersByEmail).mockImplementation(later(() => []));
  vi.mocked(search.findCustomersByNameAndBirthDate).mockImplementation(later(() => []));
  vi.mocked(consents.saveMarketResearchConsent).mockImplementation(nothing);
  vi.mocked(changes.changeCustomer).mockImplementation(later((number) => record(markedNumber(number))));
  vi.mocked(changes.addDeliveryAddress).mockImplementation(
    later((number, address) => ({ ...address, id: `new-${markedNumber(number)}`, externalAddressId: '7' })),
  );
  vi.mocked(changes.replaceAddress).mockImplementation(later((_number, address) => address));
  vi.mocked(saveReception).mockImplementation(nothing);
  vi.mocked(changes.savePreferredAddress).mockImplementation(nothing);
  vi.mocked(changes.savePreferredPayment).mockImplementation(nothing);
  vi.mocked(changes.saveBankingDetails).mockImplementation(nothing);
  vi.mocked(changes.savePrivacyConsents).mockImplementation(nothing);
  vi.mocked(changes.saveDataProtection).mockImplementation(nothing);
  vi.mocked(validateIban).mockImplementation(
    later((iban) => ({ kind: 'valid' as const, bankName: `Bank ${iban.slice(-2)}` })),
  );
  vi.mocked(loadRedeemedVouchers).mockImplementation(
    later((number) => [{ code: markOf(markedNumber(number)), redeemedAt: '', orderNumber: '', value: 1 }]),
  );
  vi.mocked(loadOrders).mockImplementation(
    later(() => ({ orders: [], page: 1, totalOrders: 0, totalFilteredOrders: 0 })),
  );
  return pending;
}

/** What an agent does with the customer on the screen; all that is typed carries the mark. */
export type MarkedAction = (desk: Pick<Desk, 'dispatch'>, mark: Mark, customer: Customer) => void;

export const markedActions = {
  edit: ({ dispatch }, mark, customer) => {
    const input = {
      ...customerInputOf(customer),
      lastName: `Neu${markOf(mark)}`,
      email: `neu${markOf(mark)}@example.com`,
    };
    dispatch(customerDataActions.customerFormOpened({ kind: 'edit' }));
    dispatch(customerDataActions.customerDrafted(input));
    dispatch(customerDataActions.customerSubmitted({ input, address: 'check' }));
  },
  preferMethod: ({ dispatch }, mark) => void dispatch(paymentActions.preferenceRequested(methodOf[mark])),
  bank: ({ dispatch }, mark) => {
    dispatch(paymentActions.methodChosen({ method: 'DIRECT_DEBIT', hasBankDetails: false }));
    dispatch(paymentActions.bankDetailsEntered({ accountHolder: markOf(mark), iban: `DE12${markOf(mark)}` }));
  },
  vouchers: ({ dispatch }, mark) =>
    void dispatch(customerRecordActions.partRequested({ customerNumber: numberOf[mark], part: 'vouchers' })),
} satisfies Record<string, MarkedAction>;
