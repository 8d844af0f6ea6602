import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { salutations, type Salutation } from '~/domain/common/names';
import { type MarketResearchConsent, marketResearchConsents, phoneNumberTypes } from '~/domain/customer/customer';
import { codeOr, codeText, id, listOf, optionalFlag, text } from './wireValues';

/** Parts of a person that a customer record and an order share (CONTRACT 5), after key conversion. */

/** The words of the interface for a salutation (REQ B7.1), which a service may use as its codes. */
const salutationWords = new Map<string, Salutation>([
  ['HERR', 'MR'],
  ['FRAU', 'MS'],
  ['MRS', 'MS'],
  ['FIRMA', 'COMPANY'],
  ['FAMILIE', 'FAMILY'],
]);

/** Reads a salutation; null for a missing or unknown one. */
export const optionalSalutation = v.pipe(
  text,
  v.transform((sent) => memberOf(salutations, salutationWords.get(sent.toUpperCase()) ?? sent)),
);

/** Reads the phone numbers of a customer; one without a type is private. */
export const WirePhoneNumbers = listOf(
  v.pipe(
    v.object({ phoneNumberType: codeText(phoneNumberTypes), value: id }),
    v.transform(({ phoneNumberType, value }) => ({ phoneNumberType: phoneNumberType || 'PRIVATE', value })),
  ),
);

/**
 * Reads the consents of a customer; two of them have two spellings (REQ B5.1). `flag` and `state` replace one that is missing or
 * malformed.
 */
export function consentsOr<const Flag extends boolean | null, const State extends MarketResearchConsent | null>(
  flag: Flag,
  state: State,
) {
  const given = v.pipe(
    optionalFlag,
    v.transform((sent) => sent ?? flag),
  );
  const answer = codeOr(marketResearchConsents, null);
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((sent): unknown => Object(sent)),
    v.object({
      emailNewsletter: given,
      exportDhlEmail: given,
      printedAdvertising: given,
      phoneMarketResearch: answer,
      phoneMarketResearchConsent: answer,
      emailMarketResearch: answer,
      emailMarketResearchConsent: answer,
    }),
    v.transform(({ phoneMarketResearchConsent: phone, emailMarketResearchConsent: email, ...consents }) => ({
      ...consents,
      phoneMarketResearch: consents.phoneMarketResearch ?? phone ?? state,
      emailMarketResearch: consents.emailMarketResearch ?? email ?? state,
    })),
  );
}
