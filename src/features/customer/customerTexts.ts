import type { CustomerNote, KnownBlock, KnownRestriction } from '~/domain/customerNotes';
import type { PhoneNumberType, Salutation } from '~/domain/customer';
import type { PlainTextKey } from '~/shared/i18n/i18n';

export const salutationTexts = {
  MR: 'customer.salutation.MR',
  MS: 'customer.salutation.MS',
  COMPANY: 'customer.salutation.COMPANY',
  FAMILY: 'customer.salutation.FAMILY',
} as const satisfies Record<Salutation, PlainTextKey>;

export const phoneTexts = {
  PRIVATE: 'customer.phone.PRIVATE',
  MOBILE: 'customer.phone.MOBILE',
  BUSINESS: 'customer.phone.BUSINESS',
  FAX: 'customer.phone.FAX',
} as const satisfies Record<PhoneNumberType, PlainTextKey>;

const typeTexts = new Map<string, PlainTextKey>([
  ['REGULAR', 'customer.type.REGULAR'],
  ['TV_CREATOR', 'customer.type.TV_CREATOR'],
  ['INFLUENCER', 'customer.type.INFLUENCER'],
  ['EMPLOYEE', 'customer.type.EMPLOYEE'],
  ['PARTNER', 'customer.type.PARTNER'],
  ['CREATOR', 'customer.type.CREATOR'],
]);

/** Every other value counts as an employee type (spec 1 §3.1). */
export function typeText(type: string): PlainTextKey {
  return typeTexts.get(type) ?? 'customer.type.EMPLOYEE';
}

const restrictionTexts = {
  DUPLICATE: 'customer.restriction.DUPLICATE',
  GDPR_DELETION: 'customer.restriction.GDPR_DELETION',
  PERMANENT_RETURNER: 'customer.restriction.PERMANENT_RETURNER',
  CUSTOMER_REQUEST: 'customer.restriction.CUSTOMER_REQUEST',
  UNKNOWN_ADDRESS: 'customer.restriction.UNKNOWN_ADDRESS',
  FRAUD: 'customer.restriction.FRAUD',
  DECEASED: 'customer.restriction.DECEASED',
  NON_PAYER: 'customer.restriction.NON_PAYER',
  PRANK_ORDER: 'customer.restriction.PRANK_ORDER',
  UNDERAGE: 'customer.restriction.UNDERAGE',
  DISABILITY: 'customer.restriction.DISABILITY',
  DEPARTED_EMPLOYEE: 'customer.restriction.DEPARTED_EMPLOYEE',
  DEPARTED_CREATOR: 'customer.restriction.DEPARTED_CREATOR',
  ARCHIVED: 'customer.restriction.ARCHIVED',
  TO_BE_ARCHIVED: 'customer.restriction.TO_BE_ARCHIVED',
  unknown: 'customer.restriction.unknown',
} as const satisfies Record<KnownRestriction | 'unknown', PlainTextKey>;

const blockTexts = {
  ADDRESS_CAT_2: 'customer.block.ADDRESS_CAT_2',
  NEW_CUSTOMER_ADDRESS_CAT_4: 'customer.block.NEW_CUSTOMER_ADDRESS_CAT_4',
  DUNNING_LEVEL_1: 'customer.block.DUNNING_LEVEL_1',
  DUNNING_LEVEL_2: 'customer.block.DUNNING_LEVEL_2',
  INSTALLMENT_DUNNING: 'customer.block.INSTALLMENT_DUNNING',
  MAJOR_REPORT: 'customer.block.MAJOR_REPORT',
  HIGH_RETURN_RATE: 'customer.block.HIGH_RETURN_RATE',
  HIGH_ORDER_VALUE: 'customer.block.HIGH_ORDER_VALUE',
  NO_ORDER_VALUE: 'customer.block.NO_ORDER_VALUE',
  EXTERNAL_CHECK: 'customer.block.EXTERNAL_CHECK',
  CREDIT_LIMIT: 'customer.block.CREDIT_LIMIT',
  INSOLVENCY: 'customer.block.INSOLVENCY',
  TEMPORARY_DELIVERY_BLOCK: 'customer.block.TEMPORARY_DELIVERY_BLOCK',
  unknown: 'customer.block.unknown',
} as const satisfies Record<KnownBlock | 'unknown', PlainTextKey>;

export function noteText(note: CustomerNote): PlainTextKey {
  switch (note.kind) {
    case 'restriction':
      return restrictionTexts[note.reason];
    case 'block':
      return blockTexts[note.block];
    case 'missingBirthday':
      return 'customer.dateOfBirth.required';
    case 'missingEmail':
      return 'customer.note.missingEmail';
  }
}
