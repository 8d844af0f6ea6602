import * as v from 'valibot';
import { marketResearchConsents } from '~/domain/customer/customer';
import { defineModule } from '~/shared/module/defineModule';
import { consentSlice, postponements, type ConsentState } from './consentSlice';

const text = v.nullable(v.string());
const MarketResearch = v.picklist(marketResearchConsents);

const ConsentEntry = v.object({
  answers: v.nullable(
    v.object({
      phoneMarketResearch: MarketResearch,
      emailMarketResearch: MarketResearch,
      phoneNumber: text,
      email: text,
      newsletter: v.boolean(),
      dataProtection: v.boolean(),
    }),
  ),
  postponed: v.picklist(postponements),
  /** The order whose answers are not known to be saved. */
  order: v.optional(
    v.nullable(
      v.object({ orderId: v.string(), shopOrderId: v.string(), isGuest: v.boolean(), externalCustomerId: text }),
    ),
    null,
  ),
  /** A journal of an older version has none. The dialog reads what of it fits (`keptAnswers`), so that the schema loads with it. */
  draft: v.optional(v.unknown()),
});
export type ConsentEntry = v.InferOutput<typeof ConsentEntry>;

export const consentModule = defineModule({
  slice: consentSlice,
  journal: {
    schema: ConsentEntry,
    write: ({ consent: { answers, postponed, draft, saving } }) => ({
      answers,
      postponed,
      draft,
      order: saving.status === 'none' ? null : saving.target.order,
    }),
    read: ({ order, ...entry }) => ({
      consent: { ...consentSlice.getInitialState(), ...entry, saving: restoredSaving(order, entry.answers) },
    }),
  },
  isBusy: ({ consent: { saving, privacySaving, emailCheck } }) =>
    saving.status === 'running' || privacySaving === 'running' || emailCheck === 'running',
});

/** A save that was in flight counts as failed: whether it arrived is not known, and sent again it changes nothing. */
function restoredSaving(order: ConsentEntry['order'], answers: ConsentEntry['answers']): ConsentState['saving'] {
  return order === null || answers === null
    ? { status: 'none' }
    : { status: 'failed', target: { answers, order, customer: null } };
}
