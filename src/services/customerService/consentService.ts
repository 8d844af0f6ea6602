import { urlPart } from '~/domain/common/urlPart';
import type { MarketResearchConsent } from '~/domain/customer/customer';
import { requestNothing } from '../http/httpClient';

export interface MarketResearchAnswer {
  readonly phoneMarketResearch: MarketResearchConsent;
  readonly emailMarketResearch: MarketResearchConsent;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly orderId: string | null;
}

export interface GuestConsent {
  readonly email: string;
  readonly emailMarketResearch: MarketResearchConsent;
  readonly orderId: string | null;
}

/** `POST /private/update-market-research-consent/{id}`, after the order was created (REQ B5.5). */
export async function saveMarketResearchConsent(
  externalCustomerId: string,
  answer: MarketResearchAnswer,
): Promise<void> {
  const { phoneMarketResearch, emailMarketResearch, phoneNumber, email, orderId } = answer;
  await requestNothing({
    service: 'customer',
    method: 'POST',
    path: `/private/update-market-research-consent/${urlPart(externalCustomerId)}`,
    body: {
      phoneMarketResearchConsent: phoneMarketResearch,
      emailMarketResearchConsent: emailMarketResearch,
      phoneNumber: phoneNumber ?? undefined,
      email: email ?? undefined,
      orderId: orderId ?? undefined,
    },
  });
}

/** `POST /private/email-market-research-consent/guest`: a guest has no number to save it under. */
export async function saveGuestConsent({ email, emailMarketResearch, orderId }: GuestConsent): Promise<void> {
  await requestNothing({
    service: 'customer',
    method: 'POST',
    path: '/private/email-market-research-consent/guest',
    body: { email, emailMarketResearchConsent: emailMarketResearch, orderId: orderId ?? undefined },
  });
}
