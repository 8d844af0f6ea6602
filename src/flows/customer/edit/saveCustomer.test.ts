import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerDataActions, doubleCheckReasons } from '~/features/customer/data/customerDataSlice';
import {
  anInput,
  bodiesSentTo,
  checkOf,
  expectUnsaved,
  numberOn,
  submitCustomer,
  timesSeen,
} from '~/flows/testing/customerForms';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

const doris = anInput({ firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '17.05.1971' });
const lea = anInput({ firstName: 'Lea', lastName: 'Leicht', email: 'lea.leicht@example.com', phoneMobile: '0151 123' });

describe('a new customer (REQ B7.12)', () => {
  it('is saved locally, without a number, and consent is asked next', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'nina@example.com', phonePrivate: '0221 55' }));
    expectUnsaved(desk);
    const { customer, original, deliveryAddressId } = desk.getState().customer;
    expect(customer).toMatchObject({
      externalCustomerId: null,
      isGuest: false,
      skipDoubleCheck: false,
      firstName: 'Nina',
      dateOfBirth: '1980-05-06',
      email: 'nina@example.com',
      phoneNumbers: [{ phoneNumberType: 'PRIVATE', value: '0221 55' }],
      billingAddress: { street: 'Rosenweg', countryCode: 'DE' },
    });
    expect(original).toBeNull();
    expect(deliveryAddressId).toBe(customer?.billingAddress?.id);
    expect(timesSeen('createCustomer')).toBe(0);
    expect(desk.notices).toEqual([]);
  });

  it('is the first of the recent customers, without a number', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput());
    await expect
      .poll(() => desk.getState().customer.recent[0])
      .toMatchObject({
        name: 'Nina Neukundin',
        customer: { externalCustomerId: null, dateOfBirth: '1980-05-06' },
      });
  });

  it('is not searched by name when a name is too short', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ lastName: 'Li' }));
    expectUnsaved(desk);
    expect(timesSeen('fetchCustomersByNameAndBirthday')).toBe(0);
  });
});

describe('the duplicate check by name and birthday (REQ B8.1, B8.2)', () => {
  it('announces who is known as soon as name and birthday are typed; the submission does not ask again', async () => {
    const desk = openDesk();
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    const person = { firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '1971-05-17' };
    await doIt(desk, customerDataActions.personTyped(person));
    const { namesakes } = desk.getState().customerData;
    expect(namesakes?.found.map(({ externalCustomerId }) => externalCustomerId)).toEqual(['0160001']);
    await doIt(desk, customerDataActions.customerSubmitted({ input: doris, address: 'check' }));
    expect(checkOf(desk)).toMatchObject({ status: 'duplicates', others: [{ externalCustomerId: '0160001' }] });
    expect(timesSeen('fetchCustomersByNameAndBirthday')).toBe(1);
    // Another person is looked up again. That this fails is said by the submission, which nobody has asked for yet.
    setFault({
      path: 'fetch-customers-by-name-dob',
      fault: { kind: 'json', status: 422, body: { detail: 'Zu viele Treffer' } },
    });
    await doIt(desk, customerDataActions.personTyped({ ...person, firstName: 'Dora' }));
    expect(timesSeen('fetchCustomersByNameAndBirthday')).toBe(2);
    expect(desk.notices).toEqual([]);
  });

  it.each([
    ['one match', doris, ['0160001']],
    [
      'several matches',
      anInput({ firstName: 'Sabine', lastName: 'Drilling', dateOfBirth: '29.02.1980' }),
      ['0160003', '0160004', '0160005'],
    ],
  ])('%s: the duplicated-customer screen is shown, the form stays', async (_case, input, numbers) => {
    const desk = openDesk();
    await submitCustomer(desk, input);
    const check = checkOf(desk);
    expect(check.status === 'duplicates' && check.others.map((other) => other.externalCustomerId)).toEqual(numbers);
    expect(desk.getState()).toMatchObject({
      customer: { customer: null },
      customerData: { drafts: { customer: input } },
    });
  });

  it('exactly one match that awaits its GDPR deletion: the double check is skipped without a question', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ firstName: 'Gregor', lastName: 'Gelöscht', dateOfBirth: '09.09.1969' }));
    expectUnsaved(desk);
    expect(desk.getState().customer.customer).toMatchObject({ skipDoubleCheck: true, externalCustomerId: null });
  });

  it.each(doubleCheckReasons)(
    'may be skipped with the reason %s, which is logged without a name (REQ B8.5)',
    async (reason) => {
      const logged = bodiesSentTo('/services/logging');
      const desk = openDesk();
      await submitCustomer(desk, doris);
      await doIt(desk, customerDataActions.doubleCheckSkipped(reason));
      expectUnsaved(desk);
      expect(desk.getState().customer.customer?.skipDoubleCheck).toBe(true);
      await expect.poll(() => logged).toMatchObject([{ message: 'double_check_skipped', context: { reason } }]);
      expect(JSON.stringify(logged)).not.toContain('Doppel');
    },
  );

  it.each([
    ['another birthday', { dateOfBirth: '18.05.1971' }],
    ['another name', { firstName: 'Dora' }],
    ['a name that cannot be searched', { lastName: 'Li' }],
  ])('a skipped check belongs to the data it was given for: %s', async (_case, change) => {
    const desk = openDesk();
    await submitCustomer(desk, doris);
    await doIt(desk, customerDataActions.doubleCheckSkipped('OTHER_PERSON'));
    await submitCustomer(desk, { ...doris, phoneMobile: '0151 123' }, { kind: 'edit' });
    expect(desk.getState().customer.customer).toMatchObject({
      skipDoubleCheck: true,
      phoneNumbers: [{ value: '0151 123' }],
    });
    await submitCustomer(desk, { ...doris, ...change }, { kind: 'edit' });
    expect(desk.getState().customer.customer?.skipDoubleCheck).toBe(false);
    await submitCustomer(desk, doris, { kind: 'edit' });
    expect(checkOf(desk).status).toBe('duplicates');
  });

  it('skipped, the e-mail is still checked', async () => {
    const desk = openDesk();
    await submitCustomer(desk, { ...doris, email: 'erika.musterfrau@example.com' });
    desk.dispatch(customerDataActions.doubleCheckSkipped('OTHER_PERSON'));
    await expect.poll(() => checkOf(desk).status).toBe('emailInUse');
    await doIt(desk, customerDataActions.emailDropped());
    expectUnsaved(desk);
    expect(desk.getState().customer.customer).toMatchObject({ skipDoubleCheck: true, email: null });
  });
});

describe('the e-mail check (REQ B8.3, B8.4)', () => {
  it('a free e-mail is accepted', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: ' nina.neu@example.com ' }));
    expectUnsaved(desk);
    expect(desk.getState().customer.customer?.email).toBe('nina.neu@example.com');
  });

  it('no e-mail, no check', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput());
    expect(timesSeen('fetchCustomersByEmail')).toBe(0);
  });

  it('an e-mail in use opens the duplicated-email screen; without it the customer is taken into the call', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'erika.musterfrau@example.com' }));
    expect(checkOf(desk)).toMatchObject({ status: 'emailInUse', others: [{ externalCustomerId: '0123456' }] });
    expect(desk.getState().customer.customer).toBeNull();
    await doIt(desk, customerDataActions.emailDropped());
    expectUnsaved(desk);
    expect(desk.getState().customer.customer).toMatchObject({ email: null, externalCustomerId: null });
  });

  it('an e-mail in use can be changed in the form', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'erika.musterfrau@example.com' }));
    desk.dispatch(customerDataActions.checkDismissed());
    const input = anInput({ email: 'nina@example.com' });
    await doIt(desk, customerDataActions.customerSubmitted({ input, address: 'check' }));
    expectUnsaved(desk);
    expect(desk.getState().customer.customer?.email).toBe('nina@example.com');
  });

  it('hello users are ignored', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'hans.hallo@example.com' }));
    expectUnsaved(desk);
    const other = openDesk();
    await submitCustomer(other, anInput({ email: 'gemeinsam@example.com' }));
    expect(checkOf(other)).toMatchObject({ status: 'emailInUse', others: [{ externalCustomerId: '0160007' }] });
  });

  it('a light user with the same name is merged: keeps the number and what was not typed, gets the typed data', async () => {
    Object.assign(currentWorld().db.customers.get('0400001') ?? {}, { academic_title: 'Dr.' });
    const desk = openDesk();
    await submitCustomer(desk, lea);
    expect(desk.getState().customerData.form.phase).toBe('closed');
    expect(desk.getState().customer).toMatchObject({
      isDataChanged: true,
      customer: {
        externalCustomerId: '0400001',
        isLightUser: false,
        firstName: 'Lea',
        dateOfBirth: '1980-05-06',
        billingAddress: { street: 'Rosenweg' },
        academicTitle: 'Dr.',
        phoneNumbers: [
          { phoneNumberType: 'PRIVATE', value: '022112345678' },
          { phoneNumberType: 'MOBILE', value: '0151 123' },
        ],
      },
    });
  });

  it('the typed data of a merged light user is saved when the call ends without an order', async () => {
    const desk = openDesk();
    await submitCustomer(desk, lea);
    await doIt(desk, customerActions.saveRequested());
    expect(desk.getState().customer).toMatchObject({
      saving: 'saved',
      customer: { externalCustomerId: '0400001', dateOfBirth: '1980-05-06', billingAddress: { street: 'Rosenweg' } },
    });
    expect(timesSeen('changeCustomer')).toBe(1);
  });

  it.each(['taken', 'dropped'] as const)(
    'a light user with another name opens the light-user flow: %s',
    async (way) => {
      const desk = openDesk();
      await submitCustomer(desk, anInput({ email: 'lea.leicht@example.com' }));
      expect(checkOf(desk)).toMatchObject({ status: 'lightUser', light: { externalCustomerId: '0400001' } });
      await doIt(desk, way === 'taken' ? customerDataActions.lightUserTaken() : customerDataActions.emailDropped());
      expect(desk.getState().customerData.form.phase).toBe('closed');
      expect(desk.getState().customer.customer).toMatchObject(
        way === 'taken'
          ? { externalCustomerId: '0400001', firstName: 'Nina', isLightUser: false, email: 'lea.leicht@example.com' }
          : { externalCustomerId: null, firstName: 'Nina', email: null },
      );
    },
  );
});

describe('taking a duplicate', () => {
  async function dorisTaken(): Promise<Desk> {
    const desk = openDesk();
    await submitCustomer(desk, doris);
    const check = checkOf(desk);
    const [other] = check.status === 'duplicates' ? check.others : [];
    if (other === undefined) throw new Error('No duplicate is shown');
    await doIt(desk, customerDataActions.duplicateTaken(other));
    return desk;
  }

  it('starts the ordinary login: the birthday is asked, then the form is closed', async () => {
    const desk = await dorisTaken();
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    expect(numberOn(desk)).toBe('0160001');
    expect(desk.getState()).toMatchObject({
      customer: { isDataChanged: false, customer: { skipDoubleCheck: false, billingAddress: { street: 'Lindenweg' } } },
      customerData: { form: { phase: 'closed' } },
    });
  });

  it('a denied birthday keeps the form with its draft', async () => {
    const desk = await dorisTaken();
    desk.dispatch(customerActions.birthdayAnswered('denied'));
    expect(desk.getState()).toMatchObject({
      customer: { customer: null, login: { phase: 'denied' } },
      customerData: { form: { phase: 'customer', check: { status: 'none' } }, drafts: { customer: doris } },
    });
  });
});
