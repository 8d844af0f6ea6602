import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { reloaded } from '~/app/journal/testing/reloaded';
import { consentActions, type ConsentAnswers } from '~/features/customer/consent/consentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { anInput, bodiesSentTo, late, numberOn, submitCustomer, timesSeen } from '~/flows/testing/customerForms';
import { selectSubmitBlocks } from './submitFacts';
import { answeredDesk, answeredFor, both, ingrid } from '~/flows/testing/consentDesk';
import { currentWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

const consentRequests = () => timesSeen('changeMarketResearchConsent') + timesSeen('giveGuestConsent');

const submitted = (answers: ConsentAnswers, withoutEmailCheck = false) =>
  consentActions.answersSubmitted({ answers, withoutEmailCheck });
describe('the e-mail that is named with the answers', () => {
  it('is taken where no other customer has it', async () => {
    const desk = openDesk();
    await desk.logIn('0700001');
    desk.dispatch(submitted({ ...both, email: 'gerda@example.com' }));
    await desk.rest();
    await expect.poll(() => desk.getState().consent.answers).toMatchObject({ email: 'gerda@example.com' });
    expect(desk.getState().customer.customer?.email).toBe('gerda@example.com');
  });

  it('is refused where another customer has it: the dialog stays open, no answer is taken', async () => {
    const desk = openDesk();
    await desk.logIn(ingrid);
    desk.dispatch(submitted({ ...both, email: 'erika.musterfrau@example.com' }));
    await expect.poll(() => desk.getState().consent.emailCheck).toBe('inUse');
    expect(desk.getState()).toMatchObject({
      consent: { dialog: 'marketResearch', answers: null },
      customer: { customer: { email: 'ingrid.frage@example.com' }, isDataChanged: false },
    });
    desk.dispatch(submitted(both));
    await expect.poll(() => desk.getState().consent.answers).toEqual(both);
  });

  it('is taken without the check only when the agent says so', async () => {
    const desk = openDesk();
    await desk.logIn(ingrid);
    setFault({ path: 'fetch-customer-by-email', fault: { kind: 'status', status: 503 } });
    desk.dispatch(submitted({ ...both, email: 'ingrid.neu@example.com' }));
    await expect.poll(() => desk.getState().consent.emailCheck).toBe('failed');
    expect(desk.getState().consent).toMatchObject({ dialog: 'marketResearch', answers: null });
    desk.dispatch(submitted({ ...both, email: 'ingrid.neu@example.com' }, true));
    await expect.poll(() => desk.getState().customer.customer?.email).toBe('ingrid.neu@example.com');
  });

  it.each<['create' | 'guest', number]>([
    ['create', 1],
    ['guest', 0],
  ])('%s: is looked up %i times, because a guest gets no account', async (kind, times) => {
    const desk = openDesk();
    await submitCustomer(desk, anInput(), { kind });
    const before = timesSeen('fetchCustomersByEmail');
    desk.dispatch(submitted({ ...both, email: 'nina@example.com' }));
    await expect.poll(() => desk.getState().customer.customer?.email).toBe('nina@example.com');
    expect(timesSeen('fetchCustomersByEmail') - before).toBe(times);
  });

  it('is not looked up where it is the customer’s own', async () => {
    const desk = openDesk();
    await desk.logIn(ingrid);
    desk.dispatch(submitted({ ...both, email: 'Ingrid.Frage@example.com' }));
    await expect.poll(() => desk.getState().consent.answers?.newsletter).toBe(true);
    expect(timesSeen('fetchCustomersByEmail')).toBe(0);
    expect(desk.getState().customer.isDataChanged).toBe(false);
  });
});

describe('"ask later"', () => {
  const open = (desk: Desk) => selectSubmitBlocks(desk.getState()).map(({ kind }) => kind);

  it('blocks the submission until it was asked once more', async () => {
    const desk = await answeredDesk(null);
    expect(open(desk)).toEqual(['consentsPostponed']);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('open');
    desk.dispatch(consentActions.marketResearchAsked());
    desk.dispatch(consentActions.answered(null));
    expect(open(desk)).toEqual([]);
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('ends with the answers', async () => {
    const desk = await answeredDesk(null);
    desk.dispatch(consentActions.answered(both));
    expect(open(desk)).toEqual([]);
  });

  it('survives a reload, and does not apply to another customer', async () => {
    const desk = await answeredDesk(null);
    const again = await reloaded(desk);
    await expect.poll(() => open(again)).toEqual(['consentsPostponed']);
    await again.logIn('0110001');
    expect(open(again)).not.toContain('consentsPostponed');
  });

  it('does not block the order of a guest', async () => {
    const desk = await answeredFor('guest', null);
    expect(desk.getState().order.phase).toBe('confirmed');
  });

  it('does not apply to a customer who was asked before and closes the dialog again', async () => {
    const desk = await readyDesk();
    desk.dispatch(consentActions.marketResearchAsked());
    desk.dispatch(consentActions.answered(null));
    expect(open(desk)).toEqual([]);
  });
});

describe('another customer', () => {
  const asking = (desk: Desk) => desk.getState().customer.login;

  it('is not loaded before the agent has decided about the answers, which can be saved', async () => {
    const sent = bodiesSentTo('market-research-consent');
    const desk = await answeredDesk();
    desk.dispatch(customerActions.loginRequested('0110001'));
    await expect.poll(() => asking(desk)).toMatchObject({ phase: 'asking', step: 'unsavedChanges' });
    desk.dispatch(customerActions.unsavedChangesAnswered('save'));
    await expect.poll(() => asking(desk)).toMatchObject({ step: 'birthday' });
    expect(sent).toMatchObject([{ phone_market_research_consent: 'ALLOWED' }]);
    // The newsletter is saved, too (DECISIONS 52).
    expect(currentWorld().db.customers.get(ingrid)?.consents).toMatchObject({
      phone_market_research: 'ALLOWED',
      email_newsletter: true,
    });
  });

  it('who is new is not taken into the previous call either', async () => {
    const desk = await answeredDesk();
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    expect(asking(desk)).toMatchObject({ phase: 'asking', step: 'unsavedChanges' });
    desk.dispatch(customerActions.unsavedChangesAnswered('stay'));
    await desk.rest();
    expect(numberOn(desk)).toBe(ingrid);
    expect(desk.getState()).toMatchObject({
      consent: { answers: both },
      customerData: { form: { phase: 'customer' }, drafts: { customer: { firstName: 'Nina' } } },
    });
  });

  it('gets none of the answers of the previous customer', async () => {
    const desk = await answeredDesk();
    desk.dispatch(customerActions.loginRequested('0110001'));
    await expect.poll(() => asking(desk)).toMatchObject({ step: 'unsavedChanges' });
    desk.dispatch(customerActions.unsavedChangesAnswered('discard'));
    await expect.poll(() => asking(desk)).toMatchObject({ step: 'birthday' });
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    await desk.rest();
    expect(desk.getState().consent).toMatchObject({ answers: null, dialog: 'closed' });
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(consentRequests()).toBe(0);
  });

  it('does not get the privacy consents that are being saved for the previous customer', async () => {
    const desk = openDesk();
    await desk.logIn(ingrid);
    const privacy = { emailNewsletter: true, exportDhlEmail: true, printedAdvertising: false, dataProtection: false };
    setFault({ path: '/consents', times: 1, fault: late });
    desk.dispatch(consentActions.privacyAnswered(privacy));
    desk.dispatch(customerActions.loginRequested('0110001'));
    await expect.poll(() => desk.getState().customer.login.phase).toBe('asking');
    desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    const before = desk.getState().customer.customer;
    await desk.answered();
    expect(before?.externalCustomerId).toBe('0110001');
    expect(desk.getState().customer.customer).toEqual(before);
    expect(desk.getState().consent.privacySaving).not.toBe('running');
  });
});
