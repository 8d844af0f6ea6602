import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './rejectionWords.de';

export const en: SameKeys<typeof de> = {
  rejection: {
    kind: {
      CrmErrorCode: 'The customer system rejected the order with an error code.',
      duplicateCustomer: 'The customer exists twice.',
      fieldsNotUpdated: 'Customer fields could not be updated.',
      CustomerModificationRequired: 'The customer data have to be changed.',
      Exception: 'A technical error occurred while the order was processed.',
      UnexpectedCrmResponse: 'The customer system gave an unexpected answer.',
      ErpRejectionReason: 'The order system rejected the order.',
      unknown: 'The order was rejected.',
    },
    todo: {
      CrmErrorCode: 'Check the customer data and resubmit; if the error stays, give the order number to IT.',
      duplicateCustomer: 'Find the right customer account with the advanced search, align the data and resubmit.',
      fieldsNotUpdated: 'Compare name, address and date of birth with the customer account, correct them and resubmit.',
      CustomerModificationRequired: 'Correct the customer data and resubmit.',
      Exception: 'Resubmit; if the error stays, give the order number to IT.',
      UnexpectedCrmResponse: 'Resubmit after a few minutes; if the error stays, give the order number to IT.',
      ErpRejectionReason: 'Resolve the reason and resubmit, or cancel the order.',
      unknown: 'Check the data and resubmit, or cancel the order.',
    },
    failure: {
      UniversumBonitaetCheckFailed:
        'The credit check at Universum failed. Choose a safe payment, such as cash on delivery.',
      BoniversumCheckFailed: 'The credit check at Boniversum failed. Choose a safe payment, such as cash on delivery.',
      deviant_customer_data: 'The customer data differ from the account. Correct the customer data.',
      general_crm_rejection: 'General rejection by the customer system. Check the customer data.',
      general_erp_rejection: 'General rejection by the order system. Check articles, address and payment.',
      unknown: 'The reason is not known in detail.',
    },
    status: {
      PENDING: 'pending',
      ACCEPTED: 'accepted',
      REJECTED: 'rejected',
    },
    result: {
      PROCESSED: 'processed',
      FAILED: 'failed',
    },
  },
};
