import { describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';
import { consentActions } from '~/features/customer/consent/consentSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { anInput, bodiesSentTo, late, numberOn, submitCustomer, timesSeen } from '~/flows/testing/customerForms';
import { answeredDesk, answeredFor, both, ingrid } from '~/flows/testing/consentDesk';
import { doIt } from '~/flows/testing/doIt';
import { clearFaults, currentWorld, resetWorld, setFault } from '../../../../mocks/node.ts';

startStandIn();

const consentRequests = () => timesSeen('changeMarketResearchConsent') + timesSeen('giveGuestConsent');

describe('consent', () => {
  it('is asked after the login of a customer who was not asked before, once in the call', async () => {
    const desk = openDesk();
    await desk.logIn(ingrid);
    expect(desk.getState()).toMatchObject({
      consent: { dialog: 'marketResearch' },
      customer: { login: { phase: 'done' } },
    });
    desk.dispatch(consentActions.answered(null));
    const again = openDesk();
    await again.logIn(ingrid);
    expect(again.getState().consent.dialog).toBe('closed');
  });

  it('is not asked where it was given or refused before; the reception survey may appear instead', async () => {
    const desk = openDesk();
    await desk.logIn('0900002');
    expect(desk.getState()).toMatchObject({ consent: { dialog: 'closed' }, customer: { survey: 'asking' } });
    desk.dispatch(customerActions.surveyAnswered('DVB_T2_HD'));
    await expect.poll(() => currentWorld().db.customers.get('0900002')?.reception).toBe('DVB_T2_HD');
    await expect.poll(() => desk.getState().customer.customer?.reception).toBe('DVB_T2_HD');
    await expect.poll(() => desk.getState().customer.recent[0]?.reception).toBe('DVB_T2_HD');
  });

  it('is stored with the call until the order is confirmed, and remembered as asked (REQ B5.8)', async () => {
    const desk = await answeredDesk();
    expect(consentRequests()).toBe(0);
    expect(desk.getState()).toMatchObject({
      consent: { answers: both, saving: { status: 'none' } },
      customer: {
        customer: { consents: { phoneMarketResearch: 'ALLOWED', emailMarketResearch: 'NOT_ALLOWED' } },
        recent: [{ wasAskedAboutConsents: true, consents: { phoneMarketResearch: 'ALLOWED' } }],
      },
    });
  });
});

describe('after the order (REQ B5.5)', () => {
  it('the answers are saved with phone, e-mail and order id', async () => {
    const sent = bodiesSentTo('market-research-consent');
    const orders = bodiesSentTo('/backoffice-orders/');
    const desk = await answeredDesk();
    await desk.submit();
    const { order, consent } = desk.getState();
    expect(sent).toEqual([
      {
        phone_market_research_consent: 'ALLOWED',
        email_market_research_consent: 'NOT_ALLOWED',
        phone_number: '022112345678',
        email: 'ingrid.frage@example.com',
        order_id: order.phase === 'confirmed' ? order.order.id : 'missing',
      },
    ]);
    expect(orders).toMatchObject([{ customer_info: { signup_for_newsletter: true } }]);
    expect(consent).toMatchObject({ answers: null, saving: { status: 'none' } });
    expect(currentWorld().db.customers.get(ingrid)?.consents).toMatchObject({ phone_market_research: 'ALLOWED' });
    expect(desk.notices).toEqual([]);
  });

  it('nothing is sent without answers', async () => {
    const desk = await answeredDesk(null);
    desk.dispatch(consentActions.answered(null));
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
    expect(consentRequests()).toBe(0);
  });

  it('nothing is sent for a refused order', async () => {
    resetWorld('preCheckRefuses');
    const desk = await answeredDesk();
    await desk.submit();
    expect(desk.getState()).toMatchObject({ order: { phase: 'refused' }, consent: { answers: both } });
    expect(consentRequests()).toBe(0);
  });

  it('a new customer’s consents are saved under the number that the order gave', async () => {
    const desk = await answeredFor('create', { ...both, email: 'nina@example.com' });
    const number = numberOn(desk) ?? '';
    expect(currentWorld().db.customers.get(number)?.consents).toMatchObject({ phone_market_research: 'ALLOWED' });
    expect(timesSeen('changeMarketResearchConsent')).toBe(1);
    expect(desk.getState().consent.answers).toBeNull();
  });

  /** What the services name once the order has been created without the number of its customer. */
  const silent = {
    path: '/backoffice-guest-orders',
    fault: { kind: 'fields', fields: ['external_customer_id'] },
  } as const;
  const noInfo = { path: '/search-order-info', fault: { kind: 'status', status: 404 } } as const;
  const noNumber = {
    path: '/search-order-info',
    fault: { kind: 'fields', fields: ['external_customer_id'] },
  } as const;
  const nobody = { path: '/fetch-customers-by-name-dob', fault: { kind: 'json', body: { customers: [] } } } as const;
  const down = { path: '/search-order-info', fault: { kind: 'status', status: 503 } } as const;

  it.each([
    ['the order system names it', [], true],
    ['only the search by name and birthday names it', [noInfo], true],
    ['the order system knows the order without it, the search names it', [noNumber], true],
    ['nobody names it', [noInfo, nobody], false],
    ['the order system does not answer', [down], false],
  ] as const)(
    'a new customer whose number the order did not name is no guest: %s (REQ B5.5, DECISIONS 258)',
    async (_case, faults, isSaved) => {
      for (const rule of faults) setFault(rule);
      setFault(silent);
      const desk = await answeredFor('create', { ...both, email: 'nina@example.com' });
      expect(desk.getState().order.phase).toBe('confirmed');
      expect(timesSeen('giveGuestConsent')).toBe(0);
      const created = () =>
        [...currentWorld().db.customers.values()].find(({ last_name: lastName }) => lastName === 'Neukundin');
      const saved = { phone_market_research: 'ALLOWED', email_market_research: 'NOT_ALLOWED' };
      expect(timesSeen('changeMarketResearchConsent')).toBe(isSaved ? 1 : 0);
      expect(desk.getState().consent.saving.status).toBe(isSaved ? 'none' : 'failed');
      expect(desk.notices.filter(({ variant }) => variant === 'error')).toMatchObject(
        isSaved ? [] : [{ text: { key: 'consent.saveFailed' } }],
      );
      clearFaults();
      await doIt(desk, consentActions.saveAgainRequested());
      expect(timesSeen('changeMarketResearchConsent')).toBe(1);
      expect(timesSeen('giveGuestConsent')).toBe(0);
      expect(created()?.consents).toMatchObject(saved);
      expect(desk.getState().consent).toMatchObject({ answers: null, saving: { status: 'none' } });
    },
  );

  it('a guest’s consent is sent to the guests’ endpoint, under the e-mail', async () => {
    const sent = bodiesSentTo('/email-market-research-consent/guest');
    const desk = await answeredFor('guest', { ...both, emailMarketResearch: 'ALLOWED', email: 'nina@example.com' });
    const { order } = desk.getState();
    expect(sent).toEqual([
      {
        email: 'nina@example.com',
        email_market_research_consent: 'ALLOWED',
        order_id: order.phase === 'confirmed' ? order.order.id : 'missing',
      },
    ]);
    expect(timesSeen('changeMarketResearchConsent')).toBe(0);
  });

  it('a guest’s “no” is sent too, with the e-mail of the customer', async () => {
    const sent = bodiesSentTo('/email-market-research-consent/guest');
    const email = 'nina@example.com';
    await answeredFor('guest', { ...both, phoneMarketResearch: 'NOT_QUERIED', phoneNumber: null, email });
    expect(sent).toMatchObject([{ email, email_market_research_consent: 'NOT_ALLOWED' }]);
  });

  it('an e-mail that is named for the newsletter becomes the customer’s', async () => {
    const desk = openDesk();
    await desk.logIn('0700001');
    expect(desk.getState().customer).toMatchObject({ customer: { email: null }, isDataChanged: false });
    desk.dispatch(consentActions.answered({ ...both, email: 'gerda@example.com', newsletter: true }));
    expect((await desk.rest()).customer).toMatchObject({
      customer: { email: 'gerda@example.com' },
      isDataChanged: true,
    });
  });

  it('an e-mail that is named for market research only becomes the customer’s, too', async () => {
    const desk = openDesk();
    await desk.logIn('0700001');
    desk.dispatch(consentActions.answered({ ...both, email: 'gerda@example.com', newsletter: false }));
    expect((await desk.rest()).customer).toMatchObject({
      customer: { email: 'gerda@example.com' },
      isDataChanged: true,
    });
  });

  it('a changed e-mail is sent with the order that signs up for the newsletter', async () => {
    const orders = bodiesSentTo('/backoffice-orders/');
    const desk = await readyDesk({ customer: ingrid });
    const answers = { ...both, email: 'ingrid.neu@example.com' };
    await doIt(desk, consentActions.answersSubmitted({ answers, withoutEmailCheck: false }));
    await desk.submit();
    expect(orders).toMatchObject([{ customer_info: { email: 'ingrid.neu@example.com', signup_for_newsletter: true } }]);
  });

  it('a guest whose step was skipped gives none, and the recent customers store it', async () => {
    const desk = await answeredFor('guest', null);
    expect(consentRequests()).toBe(0);
    expect(desk.getState().customer.recent[0]).toMatchObject({ guestCustomerConsentsStepIsSkipped: true });
  });
});

describe('consents that could not be saved (REQ B5.5)', () => {
  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 400 },
    { kind: 'reset' },
    { kind: 'html', status: 502 },
  ] as const)('%j: the order stays confirmed, a notice says so, and they can be saved again', async (fault) => {
    const desk = await answeredDesk();
    setFault({ path: 'market-research-consent', fault });
    await desk.submit();
    expect(desk.getState()).toMatchObject({
      order: { phase: 'confirmed' },
      basket: { items: [] },
      consent: { saving: { status: 'failed' } },
    });
    expect(desk.notices).toMatchObject([{ variant: 'error', text: { key: 'consent.saveFailed' } }]);
    await doIt(desk, consentActions.saveAgainRequested());
    expect(desk.getState().consent.saving.status).toBe('failed');
    clearFaults();
    const sent = bodiesSentTo('market-research-consent');
    await doIt(desk, consentActions.saveAgainRequested());
    const { order, consent } = desk.getState();
    expect(consent).toMatchObject({ answers: null, saving: { status: 'none' } });
    expect(sent).toMatchObject([
      { phone_number: '022112345678', order_id: order.phase === 'confirmed' ? order.order.id : 'x' },
    ]);
    expect(timesSeen('createOrder')).toBe(1);
  });

  it('are not mixed up: the answers of the next customer are never saved under the first number', async () => {
    const desk = await answeredDesk();
    setFault({ path: 'market-research-consent', times: 1, fault: { kind: 'status', status: 500 } });
    await desk.submit();
    const sent = bodiesSentTo('market-research-consent');
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    desk.dispatch(customerActions.unsavedChangesAnswered('discard'));
    desk.dispatch(consentActions.answered({ ...both, phoneNumber: '0151777', email: 'nina@example.com' }));
    await doIt(desk, consentActions.saveAgainRequested());
    await desk.answered();
    expect(JSON.stringify(sent)).not.toMatch(/0151777|nina/);
    expect(desk.getState().consent.answers).toMatchObject({ email: 'nina@example.com' });
  });

  it('that are saved late do not clear the answers of the next customer', async () => {
    const desk = await answeredDesk();
    setFault({ path: 'market-research-consent', times: 1, fault: late });
    const submitted = desk.submit();
    await expect.poll(() => desk.getState().consent.saving.status).toBe('running');
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    desk.dispatch(consentActions.answered({ ...both, email: 'nina@example.com' }));
    await submitted;
    await desk.answered();
    expect(desk.getState().consent.answers).toMatchObject({ email: 'nina@example.com' });
  });
});

describe('the consents of the record (REQ B5.1)', () => {
  const privacy = { emailNewsletter: true, exportDhlEmail: true, printedAdvertising: false, dataProtection: false };

  it('are saved at once for a known customer', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    desk.dispatch(consentActions.privacyOpened());
    await doIt(desk, consentActions.privacyAnswered(privacy));
    expect(currentWorld().db.customers.get('0123456')).toMatchObject({
      consents: { email_newsletter: true, printed_advertising: false },
      data_protection: false,
    });
    expect(desk.getState()).toMatchObject({
      consent: { dialog: 'closed', privacySaving: 'none' },
      customer: { isDataChanged: false, customer: { dataProtection: false, consents: { printedAdvertising: false } } },
    });
  });

  it('of a new customer are kept for the order, without a request', async () => {
    const desk = openDesk();
    await submitCustomer(desk, anInput({ email: 'nina@example.com' }));
    await doIt(desk, consentActions.privacyAnswered(privacy));
    expect(timesSeen('changeConsents')).toBe(0);
    expect(desk.getState().customer.customer).toMatchObject({ consents: { emailNewsletter: true } });
  });

  it('that could not be saved keep the dialog open, marked as failed', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    desk.dispatch(consentActions.privacyOpened());
    const before = desk.getState().customer.customer;
    setFault({ path: '/consents', fault: { kind: 'status', status: 503 } });
    await doIt(desk, consentActions.privacyAnswered(privacy));
    expect(desk.getState()).toMatchObject({ consent: { dialog: 'privacy', privacySaving: 'failed' } });
    expect(desk.getState().customer.customer).toEqual(before);
  });

  it.each([
    ['are saved before the market research is asked', null, 'marketResearch'],
    ['that could not be saved stay in their dialog', 503, 'privacy'],
  ] as const)('that were changed %s', async (_case, status, dialog) => {
    const desk = openDesk();
    await desk.logIn('0123456');
    desk.dispatch(consentActions.privacyOpened());
    if (status !== null) setFault({ path: '/consents', fault: { kind: 'status', status } });
    desk.dispatch(consentActions.marketResearchAskedNext());
    await doIt(desk, consentActions.privacyAnswered(privacy));
    expect(desk.getState().consent).toMatchObject({ dialog, afterPrivacy: 'closed' });
    const isSaved = currentWorld().db.customers.get('0123456')?.['consents'];
    expect(isSaved).toMatchObject({ printed_advertising: status !== null });
  });
});
