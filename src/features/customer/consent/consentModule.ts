import * as v from 'valibot';
import { marketResearchConsents } from '~/domain/customer/customer';
import { defineModule } from '~/shared/module/defineModule';
import { consentSlice, postponements } from './consentSlice';

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
});
export type ConsentEntry = v.InferOutput<typeof ConsentEntry>;

export const consentModule = defineModule({
  slice: consentSlice,
  journal: {
    schema: ConsentEntry,
    write: ({ consent: { answers, postponed } }) => ({ answers, postponed }),
    read: (entry) => ({ consent: { ...consentSlice.getInitialState(), ...entry } }),
  },
  isBusy: ({ consent: { saving, privacySaving, emailCheck } }) =>
    saving.status === 'running' || privacySaving === 'running' || emailCheck === 'running',
});
