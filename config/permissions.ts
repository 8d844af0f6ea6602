import type { Environment } from './environment.ts';

/** Role names as they follow `role/` in the identity token (REQ A3.7). */
export const roles = [
  'OrderManagementRole',
  'VoucherManagementRole',
  'ServiceManagementRole',
  'SubscriptionManagementRole',
  'ChOrderManagementRole',
] as const;
export type Role = (typeof roles)[number];

/** Areas and their roles, of which one is required (REQ A3.6); `creditCheck` is our addition (DECISIONS 14). */
export const areaRoles = {
  rejectionMgmt: ['OrderManagementRole'],
  orderApp: ['OrderManagementRole'],
  orderRejection: ['OrderManagementRole'],
  OrderHistory: ['OrderManagementRole'],
  EditOrder: ['OrderManagementRole'],
  subscriptionProductManagement: ['OrderManagementRole'],
  voucherMgmt: ['VoucherManagementRole'],
  voucherForm: ['VoucherManagementRole'],
  VoucherDetails: ['VoucherManagementRole'],
  editCustomer: ['ServiceManagementRole'],
  limelightSearch: ['ServiceManagementRole'],
  creditCheck: ['ServiceManagementRole'],
  accessSubscriptionReports: ['SubscriptionManagementRole'],
  wilisForCH: ['ChOrderManagementRole'],
} as const satisfies Record<string, readonly Role[]>;
export type Area = keyof typeof areaRoles;

/**
 * Allow-lists by username (REQ A6.7, A6.8, A6.9, A6.10, A6.11). `emptyAdmitsAll`: the meaning of an empty list. The
 * lists are personal data of the operator and are set at deployment. A malformed list admits nobody.
 */
export interface AllowList {
  readonly usernames: readonly string[];
  readonly emptyAdmitsAll: boolean;
  /** Entries match the beginning of a username instead of the whole. */
  readonly byPrefix: boolean;
}

const open = (byPrefix = false): AllowList => ({ usernames: [], emptyAdmitsAll: true, byPrefix });
const closed: AllowList = { usernames: [], emptyAdmitsAll: false, byPrefix: false };

export type AllowListName =
  | 'extendedSearch'
  | 'subscriptionProductManagement'
  | 'editSubscriptionProductNumber'
  | 'receptionSurvey'
  | 'waitlist'
  | 'administrators';

const testers: AllowList = {
  usernames: ['anna.beispiel', 'bernd.backoffice', 'alex.alleskoenner'],
  emptyAdmitsAll: false,
  byPrefix: false,
};

export const allowLists: Readonly<Record<Environment, Readonly<Record<AllowListName, AllowList>>>> = {
  development: {
    extendedSearch: testers,
    subscriptionProductManagement: open(),
    editSubscriptionProductNumber: open(),
    receptionSurvey: open(true),
    waitlist: open(),
    administrators: open(),
  },
  staging: {
    extendedSearch: testers,
    subscriptionProductManagement: open(),
    editSubscriptionProductNumber: { ...testers, emptyAdmitsAll: true },
    receptionSurvey: open(true),
    waitlist: open(),
    administrators: open(),
  },
  production: {
    extendedSearch: closed,
    subscriptionProductManagement: open(),
    editSubscriptionProductNumber: open(),
    receptionSurvey: open(true),
    waitlist: open(),
    administrators: closed,
  },
};
