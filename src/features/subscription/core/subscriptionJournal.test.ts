import { describe, expect, it } from 'vitest';
import { journalOf, parseJournal } from '~/app/journal/callJournal';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { Address } from '~/domain/address/address';
import { editOf, type EditForm } from '~/domain/subscription/subscriptionEdit';
import type { Subscription } from '~/domain/subscription/subscription';
import { aSubscription } from '~/domain/testing/aSubscription';
import { aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { doIt } from '~/flows/testing/doIt';
import { bodiesOf, forgetBodies } from '~/flows/testing/sentBodies';
import { subscriptionActions } from './subscriptionSlice';

startStandIn();
forgetBodies();

const now = new Date('2026-11-20T10:00:00Z');
const facts = { customer: null, country: 'DE', methods: ['INVOICE', 'DIRECT_DEBIT', 'CASH_ON_DELIVERY'] } as const;

const onFile = { accountHolder: 'Erika Musterfrau', maskedIban: 'DE** **** 3000', bankName: 'Musterbank' };
type Payment = Subscription['details']['payment'];
const invoice: Payment = { method: 'INVOICE', accountHolder: null, maskedIban: null, bankName: null };
const directDebit: Payment = { method: 'DIRECT_DEBIT', ...onFile };
const payments: Readonly<Record<string, Payment>> = {
  invoice,
  'direct debit': directDebit,
  'direct debit without a name': { method: 'DIRECT_DEBIT', ...onFile, accountHolder: null },
  'a method that is not known': { method: 'BARTER', accountHolder: null, maskedIban: null, bankName: null },
};

const dhlAddress: Address = {
  ...aPackstation(),
  type: 'DHL_ADDRESS',
  servicePoint: { type: 'POSTFILIALE', number: '512', post: '1' },
};
const addresses: Readonly<Record<string, Address | null>> = {
  'the billing address': null,
  'a postal address': aPostalAddress({ careOf: 'bei Muster', addressAddition: '3. Stock', salutation: 'MS' }),
  'one without a country': aPostalAddress({ countryCode: null }),
  'one in a country that is not served': aPostalAddress({ countryCode: null, otherCountry: 'FR' }),
  'a packing station': aPackstation(),
  'a post office': dhlAddress,
};

const keeps: Partial<EditForm> = {};
const chosen: Readonly<Record<string, Partial<EditForm>>> = {
  'an invoice': { payment: { kind: 'chosen', payment: { method: 'INVOICE' } } },
  'the account on file': {
    payment: { kind: 'chosen', payment: { method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } } },
  },
  'another address': { address: { kind: 'chosen', address: aPostalAddress({ street: 'Lindenweg' }) } },
};

const cases = [
  ...Object.entries(payments).map(([name, payment]) => ({
    name: `keeps ${name}`,
    payment,
    address: null,
    form: keeps,
  })),
  ...Object.entries(addresses).map(([name, address]) => ({
    name: `keeps ${name}`,
    payment: invoice,
    address,
    form: keeps,
  })),
  ...Object.entries(chosen).map(([name, form]) => ({
    name: `chooses ${name}`,
    payment: directDebit,
    address: null,
    form,
  })),
];

/** Changes the rotation in the open edit, and confirms the edit. */
async function confirm(desk: Desk): Promise<void> {
  const { edit } = desk.getState().subscription;
  if (edit === null) throw new Error('no edit is open');
  const sent = editOf({ ...edit.form, rotation: 'SIX_MONTHS' }, edit.subscription, facts, now);
  if (sent === null) throw new Error('the edit has a problem');
  desk.dispatch(subscriptionActions.editReviewed(sent));
  await doIt(desk, subscriptionActions.editConfirmed());
}

it('an address that cannot be read is not kept after a reload either (REQ G4.1)', async () => {
  const subscription = aSubscription();
  const desk = openDesk();
  const details = { ...subscription.details, isAddressUnreadable: true };
  await doIt(desk, subscriptionActions.editOpened({ ...subscription, details }));
  const journal = parseJournal(JSON.parse(JSON.stringify(journalOf(desk.getState(), now))));
  if (journal === null) throw new Error('the journal cannot be read');
  const restored = openDesk({ journal });
  await restored.rest();
  const { edit } = restored.getState().subscription;
  expect(edit).toMatchObject({
    subscription: { details: { isAddressUnreadable: true } },
    form: { address: { kind: 'chosen', address: null } },
  });
});

describe('an edit that is reloaded (REQ G4.1, QUALITY 10)', () => {
  it.each(cases)('sends the same as without the reload where it $name', async ({ payment, address, form }) => {
    const subscription = aSubscription();
    const details = { ...subscription.details, payment, deliveryAddress: address };
    const bodies = bodiesOf('/edit-subscription-product/');
    const desk = openDesk();
    await doIt(desk, subscriptionActions.editOpened({ ...subscription, details }));
    desk.dispatch(subscriptionActions.editTyped(form));
    const written = JSON.stringify(journalOf(desk.getState(), now));
    expect(written).not.toMatch(/iban|musterbank/i);
    await confirm(desk);
    const journal = parseJournal(JSON.parse(written));
    if (journal === null) throw new Error('the journal cannot be read');
    const restored = openDesk({ journal });
    await restored.rest();
    await confirm(restored);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
  });
});
