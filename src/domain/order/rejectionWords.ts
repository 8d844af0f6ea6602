import type { RejectionKind } from './rejection';
import './rejectionWords.de';

/** A rejection's kind in words (REQ E4.5), and the next step. */
export const rejectionKindWords = {
  CrmErrorCode: { what: 'rejection.kind.CrmErrorCode', todo: 'rejection.todo.CrmErrorCode' },
  duplicateCustomer: { what: 'rejection.kind.duplicateCustomer', todo: 'rejection.todo.duplicateCustomer' },
  fieldsNotUpdated: { what: 'rejection.kind.fieldsNotUpdated', todo: 'rejection.todo.fieldsNotUpdated' },
  CustomerModificationRequired: {
    what: 'rejection.kind.CustomerModificationRequired',
    todo: 'rejection.todo.CustomerModificationRequired',
  },
  Exception: { what: 'rejection.kind.Exception', todo: 'rejection.todo.Exception' },
  UnexpectedCrmResponse: { what: 'rejection.kind.UnexpectedCrmResponse', todo: 'rejection.todo.UnexpectedCrmResponse' },
  ErpRejectionReason: { what: 'rejection.kind.ErpRejectionReason', todo: 'rejection.todo.ErpRejectionReason' },
  unknown: { what: 'rejection.kind.unknown', todo: 'rejection.todo.unknown' },
} as const satisfies Record<RejectionKind | 'unknown', { readonly what: string; readonly todo: string }>;
