import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { clearFaults, setFault } from '../../../../mocks/node.ts';
import { anInput, checkOf, expectUnsaved, late, submitCustomer, timesSeen } from '~/flows/testing/customerForms';

startStandIn();

const doris = anInput({ firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '17.05.1971' });

describe('a check that fails or is cancelled', () => {
  it.each([
    ['the address check', 'address-check', { kind: 'status', status: 400 }, 'addressOffline'],
    ['the address check', 'address-check', { kind: 'status', status: 422 }, 'addressOffline'],
    ['the search by name', 'fetch-customers-by-name-dob', { kind: 'status', status: 503 }, 'duplicatesFailed'],
    ['the search by e-mail', 'fetch-customer-by-email', { kind: 'reset' }, 'duplicatesFailed'],
    ['the search by e-mail', 'fetch-customer-by-email', { kind: 'html' }, 'duplicatesFailed'],
  ] as const)(
    '%s fails (%s, %j): the form stays open with its draft, and the next try works',
    async (_what, part, fault, status) => {
      const desk = openDesk();
      const input = anInput({ email: 'nina@example.com' });
      setFault({ path: part, fault });
      await submitCustomer(desk, input);
      expect(checkOf(desk)).toEqual({ status });
      expect(desk.getState()).toMatchObject({
        customer: { customer: null },
        customerData: { drafts: { customer: input } },
      });
      clearFaults();
      desk.dispatch(customerDataActions.customerSubmitted({ input, address: 'check' }));
      await desk.rest();
      expectUnsaved(desk);
    },
  );

  it('the duplicate check fails: the agent may go on without it', async () => {
    const desk = openDesk();
    const body = { detail: 'Der Name ist zu lang.' };
    setFault({ path: 'fetch-customers-by-name-dob', fault: { kind: 'json', status: 422, body } });
    await submitCustomer(desk, doris);
    expect(checkOf(desk)).toEqual({ status: 'duplicatesFailed' });
    expect(JSON.stringify(desk.notices)).toContain(body.detail);
    const without = { input: doris, address: 'check', withoutDuplicateCheck: true } as const;
    desk.dispatch(customerDataActions.customerSubmitted(without));
    await desk.rest();
    expectUnsaved(desk);
    expect(desk.getState().customer.customer).toMatchObject({ lastName: 'Doppel', skipDoubleCheck: false });
  });

  it.each([400, 404, 429])('the address check answers %d: the agent may go on without it', async (status) => {
    const desk = openDesk();
    setFault({ path: 'address-check', fault: { kind: 'status', status } });
    await submitCustomer(desk, anInput());
    expect(checkOf(desk)).toEqual({ status: 'addressOffline' });
    desk.dispatch(customerDataActions.customerSubmitted({ input: anInput(), address: 'accepted' }));
    await desk.rest();
    expectUnsaved(desk);
  });

  it.each(['fetch-customers-by-name-dob', 'fetch-customer-by-email'])('404 of %s counts as no match', async (path) => {
    const desk = openDesk();
    setFault({ path, fault: { kind: 'status', status: 404 } });
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    expectUnsaved(desk);
  });

  it.each(['address-check', 'fetch-customers-by-name-dob', 'fetch-customer-by-email'])(
    'back or cancelled during %s: the late answer is dropped',
    async (part) => {
      for (const way of [customerDataActions.checkDismissed, customerDataActions.formCancelled]) {
        const desk = openDesk();
        setFault({ path: part, times: 1, fault: late });
        desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
        const input = anInput({ email: 'nina@example.com' });
        desk.dispatch(customerDataActions.customerSubmitted({ input, address: 'check' }));
        await expect.poll(() => timesSeen('checkAddress')).toBeGreaterThan(part === 'address-check' ? -1 : 0);
        desk.dispatch(way());
        await desk.answered();
        const { customer, customerData } = desk.getState();
        expect(customer.customer).toBeNull();
        expect(customerData).toMatchObject(
          way === customerDataActions.formCancelled
            ? { form: { phase: 'closed' }, drafts: { customer: null } }
            : { form: { phase: 'customer', check: { status: 'none' } }, drafts: { customer: input } },
        );
        clearFaults();
      }
    },
  );
});
