import { describe, expect, it } from 'vitest';
import { failureKindOf, openWire } from '../testing/aWire';
import { saveGuestConsent, saveMarketResearchConsent } from './consentService';

const wire = openWire();

describe('market research consents (REQ B5.5)', () => {
  const answer = {
    phoneMarketResearch: 'ALLOWED',
    emailMarketResearch: 'NOT_ALLOWED',
    phoneNumber: '022112345678',
    email: 'erika@example.com',
    orderId: 'o-1',
  } as const;

  it('are saved with phone number, e-mail and order', async () => {
    wire.answers(undefined, 204);
    await saveMarketResearchConsent('01/2', answer);
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/customer/private/update-market-research-consent/01%2F2',
    });
    expect(wire.request().headers.get('X-Source')).toBe('BACKOFFICE');
    expect(wire.request().body).toEqual({
      phone_market_research_consent: 'ALLOWED',
      email_market_research_consent: 'NOT_ALLOWED',
      phone_number: '022112345678',
      email: 'erika@example.com',
      order_id: 'o-1',
    });
  });

  it('leave out what is null', async () => {
    wire.answers({});
    await saveMarketResearchConsent('0123456', { ...answer, phoneNumber: null, email: null, orderId: null });
    expect(wire.request().body).toEqual({
      phone_market_research_consent: 'ALLOWED',
      email_market_research_consent: 'NOT_ALLOWED',
    });
  });

  it('are rejected when they cannot be saved', async () => {
    wire.answers({ key: 'x' }, 400);
    expect(await failureKindOf(saveMarketResearchConsent('0123456', answer))).toBe('problem');
    wire.breaks();
    expect(await failureKindOf(saveMarketResearchConsent('0123456', answer))).toBe('network');
  });
});

describe('the consent of a guest (REQ B5.5)', () => {
  const consent = { email: 'gast@example.com', emailMarketResearch: 'ALLOWED', orderId: 'o-1' } as const;

  it('is saved under the e-mail', async () => {
    wire.answers(undefined, 204);
    await saveGuestConsent(consent);
    expect(wire.request()).toMatchObject({
      method: 'POST',
      path: '/services/customer/private/email-market-research-consent/guest',
      query: {},
    });
    expect(wire.request().body).toEqual({
      email: 'gast@example.com',
      email_market_research_consent: 'ALLOWED',
      order_id: 'o-1',
    });
  });

  it('leaves out a missing order, and is rejected when the service fails', async () => {
    wire.answers(undefined, 204);
    await saveGuestConsent({ ...consent, orderId: null });
    expect(wire.request().body).toEqual({ email: 'gast@example.com', email_market_research_consent: 'ALLOWED' });
    wire.answers(undefined, 500);
    expect(await failureKindOf(saveGuestConsent(consent))).toBe('problem');
  });
});
