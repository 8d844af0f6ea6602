import { http } from 'msw';
import { expect } from 'vitest';
import type { Desk } from '~/app/testing/aDesk';
import { emptyAddressInput, type AddressInput } from '~/domain/address/addressInput';
import { emptyCustomerInput, type CustomerInput } from '~/domain/customer/customerInput';
import {
  customerDataActions,
  type AddressTrust,
  type CustomerPurpose,
  type DataCheck,
} from '~/features/customer/data/customerDataSlice';
import { requestsSeen, server } from '../../../mocks/node.ts';

/** A customer whom the service does not know, at an address that the address check accepts. */
export function anInput(overrides: Partial<CustomerInput> = {}): CustomerInput {
  return {
    ...emptyCustomerInput,
    salutation: 'MS',
    firstName: 'Nina',
    lastName: 'Neukundin',
    dateOfBirth: '06.05.1980',
    street: 'Rosenweg',
    streetNumber: '3',
    zipCode: '50667',
    city: 'Köln',
    ...overrides,
  };
}

/** A delivery address that the address check accepts. */
export function anAddressInput(overrides: Partial<AddressInput> = {}): AddressInput {
  return {
    ...emptyAddressInput('Karl', 'Musterfrau'),
    street: 'Hasenweg',
    streetNumber: '5',
    zipCode: '50667',
    city: 'Köln',
    ...overrides,
  };
}

/** Fills the customer form and submits it. */
export async function submitCustomer(
  desk: Desk,
  input: CustomerInput,
  purpose: CustomerPurpose = { kind: 'create' },
  address: AddressTrust = 'check',
): Promise<void> {
  desk.dispatch(customerDataActions.customerFormOpened(purpose));
  desk.dispatch(customerDataActions.customerSubmitted({ input, address }));
  await desk.rest();
}

/** Fills the form of a delivery address and submits it. */
export async function submitAddress(
  desk: Desk,
  input: AddressInput,
  addressId: string | null = null,
  address: AddressTrust = 'check',
): Promise<void> {
  desk.dispatch(customerDataActions.addressFormOpened({ addressId }));
  desk.dispatch(customerDataActions.addressSubmitted({ input, address }));
  await desk.rest();
}

/** The check of the open form. */
export function checkOf({ getState }: Desk): DataCheck {
  const { form } = getState().customerData;
  if (form.phase === 'closed') throw new Error('No form is open');
  return form.check;
}

/** Expects the customer to be in the call with unsaved data and the consent question to be open. */
export function expectUnsaved(desk: Desk): void {
  expect(desk.getState()).toMatchObject({
    customerData: { form: { phase: 'closed' } },
    customer: { login: { phase: 'done' }, isDataChanged: true, birthdayConfirmed: true },
    consent: { dialog: 'marketResearch' },
  });
}

/** The number of the customer on the screen; undefined: none is loaded. */
export const numberOn = ({ getState }: Desk) => getState().customer.customer?.externalCustomerId;

export const timesSeen = (name: string) => requestsSeen().filter(({ operation }) => operation === name).length;

/** Collects the bodies of all later requests whose path contains `part`, as sent on the wire. */
export function bodiesSentTo(part: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      if (request.method === 'GET' || !new URL(request.url).pathname.includes(part)) return;
      bodies.push((await request.clone().json()) as Record<string, unknown>);
    }),
  );
  return bodies;
}

/** Delays a response long enough for its request to be cancelled or superseded. */
export const late = { kind: 'delay', milliseconds: 60 } as const;
