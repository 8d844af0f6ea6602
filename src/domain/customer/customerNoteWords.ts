import type { KnownBlock, KnownRestriction } from '~/domain/customer/customerNotes';
import './customerNoteWords.de';

/** Words for what speaks against an order: each code in what it is, what the agent can say and what to do. */
export const restrictionWords = {
  DUPLICATE: {
    label: 'customer.restriction.DUPLICATE.label',
    say: 'customer.restriction.DUPLICATE.say',
    todo: 'customer.restriction.DUPLICATE.do',
  },
  GDPR_DELETION: {
    label: 'customer.restriction.GDPR_DELETION.label',
    say: 'customer.restriction.GDPR_DELETION.say',
    todo: 'customer.restriction.GDPR_DELETION.do',
  },
  PERMANENT_RETURNER: {
    label: 'customer.restriction.PERMANENT_RETURNER.label',
    say: 'customer.restriction.PERMANENT_RETURNER.say',
    todo: 'customer.restriction.PERMANENT_RETURNER.do',
  },
  CUSTOMER_REQUEST: {
    label: 'customer.restriction.CUSTOMER_REQUEST.label',
    say: 'customer.restriction.CUSTOMER_REQUEST.say',
    todo: 'customer.restriction.CUSTOMER_REQUEST.do',
  },
  UNKNOWN_ADDRESS: {
    label: 'customer.restriction.UNKNOWN_ADDRESS.label',
    say: 'customer.restriction.UNKNOWN_ADDRESS.say',
    todo: 'customer.restriction.UNKNOWN_ADDRESS.do',
  },
  FRAUD: {
    label: 'customer.restriction.FRAUD.label',
    say: 'customer.restriction.FRAUD.say',
    todo: 'customer.restriction.FRAUD.do',
  },
  DECEASED: {
    label: 'customer.restriction.DECEASED.label',
    say: 'customer.restriction.DECEASED.say',
    todo: 'customer.restriction.DECEASED.do',
  },
  NON_PAYER: {
    label: 'customer.restriction.NON_PAYER.label',
    say: 'customer.restriction.NON_PAYER.say',
    todo: 'customer.restriction.NON_PAYER.do',
  },
  PRANK_ORDER: {
    label: 'customer.restriction.PRANK_ORDER.label',
    say: 'customer.restriction.PRANK_ORDER.say',
    todo: 'customer.restriction.PRANK_ORDER.do',
  },
  UNDERAGE: {
    label: 'customer.restriction.UNDERAGE.label',
    say: 'customer.restriction.UNDERAGE.say',
    todo: 'customer.restriction.UNDERAGE.do',
  },
  DISABILITY: {
    label: 'customer.restriction.DISABILITY.label',
    say: 'customer.restriction.DISABILITY.say',
    todo: 'customer.restriction.DISABILITY.do',
  },
  DEPARTED_EMPLOYEE: {
    label: 'customer.restriction.DEPARTED_EMPLOYEE.label',
    say: 'customer.restriction.DEPARTED_EMPLOYEE.say',
    todo: 'customer.restriction.DEPARTED_EMPLOYEE.do',
  },
  DEPARTED_CREATOR: {
    label: 'customer.restriction.DEPARTED_CREATOR.label',
    say: 'customer.restriction.DEPARTED_CREATOR.say',
    todo: 'customer.restriction.DEPARTED_CREATOR.do',
  },
  ARCHIVED: {
    label: 'customer.restriction.ARCHIVED.label',
    say: 'customer.restriction.ARCHIVED.say',
    todo: 'customer.restriction.ARCHIVED.do',
  },
  TO_BE_ARCHIVED: {
    label: 'customer.restriction.TO_BE_ARCHIVED.label',
    say: 'customer.restriction.TO_BE_ARCHIVED.say',
    todo: 'customer.restriction.TO_BE_ARCHIVED.do',
  },
  unknown: {
    label: 'customer.restriction.unknown.label',
    say: 'customer.restriction.unknown.say',
    todo: 'customer.restriction.unknown.do',
  },
} as const satisfies Record<KnownRestriction | 'unknown', Readonly<Record<'label' | 'say' | 'todo', string>>>;

export const blockWords = {
  ADDRESS_CAT_2: {
    label: 'customer.block.ADDRESS_CAT_2.label',
    say: 'customer.block.ADDRESS_CAT_2.say',
    todo: 'customer.block.ADDRESS_CAT_2.do',
  },
  NEW_CUSTOMER_ADDRESS_CAT_4: {
    label: 'customer.block.NEW_CUSTOMER_ADDRESS_CAT_4.label',
    say: 'customer.block.NEW_CUSTOMER_ADDRESS_CAT_4.say',
    todo: 'customer.block.NEW_CUSTOMER_ADDRESS_CAT_4.do',
  },
  DUNNING_LEVEL_1: {
    label: 'customer.block.DUNNING_LEVEL_1.label',
    say: 'customer.block.DUNNING_LEVEL_1.say',
    todo: 'customer.block.DUNNING_LEVEL_1.do',
  },
  DUNNING_LEVEL_2: {
    label: 'customer.block.DUNNING_LEVEL_2.label',
    say: 'customer.block.DUNNING_LEVEL_2.say',
    todo: 'customer.block.DUNNING_LEVEL_2.do',
  },
  INSTALLMENT_DUNNING: {
    label: 'customer.block.INSTALLMENT_DUNNING.label',
    say: 'customer.block.INSTALLMENT_DUNNING.say',
    todo: 'customer.block.INSTALLMENT_DUNNING.do',
  },
  MAJOR_REPORT: {
    label: 'customer.block.MAJOR_REPORT.label',
    say: 'customer.block.MAJOR_REPORT.say',
    todo: 'customer.block.MAJOR_REPORT.do',
  },
  HIGH_RETURN_RATE: {
    label: 'customer.block.HIGH_RETURN_RATE.label',
    say: 'customer.block.HIGH_RETURN_RATE.say',
    todo: 'customer.block.HIGH_RETURN_RATE.do',
  },
  HIGH_ORDER_VALUE: {
    label: 'customer.block.HIGH_ORDER_VALUE.label',
    say: 'customer.block.HIGH_ORDER_VALUE.say',
    todo: 'customer.block.HIGH_ORDER_VALUE.do',
  },
  NO_ORDER_VALUE: {
    label: 'customer.block.NO_ORDER_VALUE.label',
    say: 'customer.block.NO_ORDER_VALUE.say',
    todo: 'customer.block.NO_ORDER_VALUE.do',
  },
  EXTERNAL_CHECK: {
    label: 'customer.block.EXTERNAL_CHECK.label',
    say: 'customer.block.EXTERNAL_CHECK.say',
    todo: 'customer.block.EXTERNAL_CHECK.do',
  },
  CREDIT_LIMIT: {
    label: 'customer.block.CREDIT_LIMIT.label',
    say: 'customer.block.CREDIT_LIMIT.say',
    todo: 'customer.block.CREDIT_LIMIT.do',
  },
  INSOLVENCY: {
    label: 'customer.block.INSOLVENCY.label',
    say: 'customer.block.INSOLVENCY.say',
    todo: 'customer.block.INSOLVENCY.do',
  },
  TEMPORARY_DELIVERY_BLOCK: {
    label: 'customer.block.TEMPORARY_DELIVERY_BLOCK.label',
    say: 'customer.block.TEMPORARY_DELIVERY_BLOCK.say',
    todo: 'customer.block.TEMPORARY_DELIVERY_BLOCK.do',
  },
  unknown: {
    label: 'customer.block.unknown.label',
    say: 'customer.block.unknown.say',
    todo: 'customer.block.unknown.do',
  },
} as const satisfies Record<KnownBlock | 'unknown', Readonly<Record<'label' | 'say' | 'todo', string>>>;
