import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { paymentActions } from '~/features/payment/paymentSlice';
import { bodiesSentTo, late, numberOn, timesSeen } from '~/flows/testing/customerForms';
import { holdBack } from '~/flows/testing/holdBack';
import { replaceCustomer } from '~/flows/testing/replaceCustomer';
import { clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

const bank = { accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' };
const stored = (number = '0123456') => currentWorld().db.customers.get(number);

async function deskWithBank(): Promise<Desk> {
  const desk = await readyDesk();
  await desk.pay('DIRECT_DEBIT');
  desk.dispatch(paymentActions.bankDetailsEntered(bank));
  await desk.rest();
  return desk;
}

describe('the preferred payment (REQ B12.1, B12.2)', () => {
  it('is stored at once; the running order does not depend on it', async () => {
    const desk = await readyDesk();
    desk.dispatch(paymentActions.preferenceRequested('INVOICE'));
    await expect.poll(() => desk.notices).toEqual([{ variant: 'success', text: { key: 'payment.preferenceSaved' } }]);
    expect(stored()?.preferred_payment_method).toBe('INVOICE');
    expect(desk.getState().customer).toMatchObject({
      isDataChanged: false,
      customer: { preferredPaymentMethod: 'INVOICE' },
    });
  });

  it('requested while another one is being stored is stored afterwards; the same one is sent once', async () => {
    const desk = await readyDesk();
    const sent = bodiesSentTo('/preferred-payment/');
    setFault({ path: '/preferred-payment/', times: 1, fault: late });
    desk.dispatch(paymentActions.preferenceRequested('INVOICE'));
    desk.dispatch(paymentActions.preferenceRequested('INVOICE'));
    desk.dispatch(paymentActions.preferenceRequested('CASH_ON_DELIVERY'));
    await expect.poll(() => stored()?.preferred_payment_method).toBe('CASH_ON_DELIVERY');
    expect(sent).toEqual([{ preferred_payment_method: 'INVOICE' }, { preferred_payment_method: 'CASH_ON_DELIVERY' }]);
  });

  it('is stored for the customer who was in the call when it was requested, also where it had to wait', async () => {
    const desk = await readyDesk();
    const release = holdBack('/preferred-payment/');
    desk.dispatch(paymentActions.preferenceRequested('INVOICE'));
    desk.dispatch(paymentActions.preferenceRequested('CASH_ON_DELIVERY'));
    const before = stored('0110005')?.preferred_payment_method;
    await replaceCustomer(desk, '0110005');
    release();
    await expect.poll(() => stored()?.preferred_payment_method).toBe('CASH_ON_DELIVERY');
    expect(stored('0110005')?.preferred_payment_method).toBe(before);
  });

  it.each(['PAYPAL', 'CREDIT_CARD', 'DIRECT_DEBIT', 'INSTALLMENTS', 'INSTALLMENTS_FACTORING'] as const)(
    'cannot be %s without what it needs: nothing is sent',
    async (method) => {
      const desk = await readyDesk();
      desk.dispatch(paymentActions.preferenceRequested(method));
      await desk.answered();
      expect(timesSeen('changePreferredPayment')).toBe(0);
      expect(desk.getState().customer.customer?.preferredPaymentMethod).not.toBe(method);
    },
  );

  it('needs bank details on file, and takes them', async () => {
    const desk = await readyDesk({ customer: '0110001' });
    desk.dispatch(paymentActions.preferenceRequested('INSTALLMENTS'));
    await expect.poll(() => stored('0110001')?.preferred_payment_method).toBe('INSTALLMENTS');
  });

  it('is preselected in every order of the call', async () => {
    const desk = openDesk();
    await desk.logIn('0110001');
    const preferred = desk.getState().payment.selection;
    expect(preferred).toMatchObject({ method: 'DIRECT_DEBIT' });
    await desk.enter('432011001');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState()).toMatchObject({ order: { phase: 'confirmed' }, payment: { selection: null } });
    await desk.enter('443015001');
    expect(desk.getState().payment.selection).toEqual(preferred);
    await desk.pay('CASH_ON_DELIVERY');
    await desk.enter('432011001');
    expect(desk.getState().payment.selection).toEqual({ method: 'CASH_ON_DELIVERY' });
  });

  it.each([{ kind: 'status', status: 500 }, { kind: 'status', status: 400 }, { kind: 'reset' }] as const)(
    'that cannot be stored shows a notice, changes nothing and can be tried again: %j',
    async (fault) => {
      const desk = await readyDesk();
      const before = desk.getState();
      setFault({ path: 'preferred-payment', fault });
      desk.dispatch(paymentActions.preferenceRequested('INVOICE'));
      await expect
        .poll(() => desk.notices)
        .toMatchObject([{ variant: 'error', text: { key: 'payment.preferenceFailed' } }]);
      expect(desk.getState().customer).toEqual(before.customer);
      expect(desk.getState().payment).toEqual(before.payment);
      clearFaults();
      desk.dispatch(paymentActions.preferenceRequested('INVOICE'));
      await expect.poll(() => stored()?.preferred_payment_method).toBe('INVOICE');
    },
  );

  it('is not stored for another customer who was loaded meanwhile', async () => {
    const desk = await readyDesk();
    setFault({ path: 'preferred-payment', times: 1, fault: late });
    desk.dispatch(paymentActions.preferenceRequested('CASH_ON_DELIVERY'));
    await replaceCustomer(desk, '0110005');
    const before = desk.getState().customer.customer?.preferredPaymentMethod;
    await desk.answered();
    expect(numberOn(desk)).toBe('0110005');
    expect(desk.getState().customer.customer?.preferredPaymentMethod).toBe(before);
  });
});

describe('bank details (REQ B11.5)', () => {
  it('are stored with the customer on request; the record contains the IBAN masked', async () => {
    const desk = await deskWithBank();
    desk.dispatch(paymentActions.bankDetailsStorageRequested());
    await expect.poll(() => desk.notices).toEqual([{ variant: 'success', text: { key: 'payment.bank.stored' } }]);
    expect(stored()?.banking_details).toMatchObject({ account_holder: 'Erika Musterfrau' });
    const { customer } = desk.getState().customer;
    expect(customer?.bankingDetails).toMatchObject({ accountHolder: 'Erika Musterfrau' });
    expect(JSON.stringify(customer)).not.toContain('DE89370400440532013000');
    expect(customer?.bankingDetails?.maskedIban).toMatch(/^DE89.*3000$/);
  });

  it('requested while others are being stored are stored afterwards', async () => {
    const desk = await deskWithBank();
    const release = holdBack('/banking-details/');
    desk.dispatch(paymentActions.bankDetailsStorageRequested());
    desk.dispatch(paymentActions.otherBankDetailsWanted());
    desk.dispatch(paymentActions.bankDetailsEntered({ ...bank, accountHolder: 'Karl Musterfrau' }));
    await expect.poll(() => desk.getState().payment.selection).toMatchObject({ bank: { kind: 'entered' } });
    desk.dispatch(paymentActions.bankDetailsStorageRequested());
    release();
    await expect.poll(() => stored()?.banking_details).toMatchObject({ account_holder: 'Karl Musterfrau' });
  });

  it('that were not checked are not stored', async () => {
    const desk = await readyDesk();
    await desk.pay('DIRECT_DEBIT');
    desk.dispatch(paymentActions.bankDetailsStorageRequested());
    await desk.answered();
    expect(timesSeen('saveBankingDetails')).toBe(0);
  });

  it('that cannot be stored show a notice, and stay selected for this order', async () => {
    const desk = await deskWithBank();
    const { selection } = desk.getState().payment;
    setFault({ path: 'banking-details', fault: { kind: 'status', status: 503 } });
    desk.dispatch(paymentActions.bankDetailsStorageRequested());
    await expect
      .poll(() => desk.notices)
      .toMatchObject([{ variant: 'error', text: { key: 'payment.bank.storeFailed' } }]);
    expect(desk.getState().payment.selection).toEqual(selection);
    expect(desk.getState().customer.customer?.bankingDetails).toBeNull();
  });

  it('are not stored for another customer who was loaded meanwhile', async () => {
    const desk = await deskWithBank();
    setFault({ path: 'banking-details', times: 1, fault: late });
    desk.dispatch(paymentActions.bankDetailsStorageRequested());
    await replaceCustomer(desk, '0110005');
    await desk.answered();
    expect(numberOn(desk)).toBe('0110005');
    expect(JSON.stringify([desk.getState().customer, desk.getState().payment])).not.toMatch(/DE89|3000/);
  });
});
