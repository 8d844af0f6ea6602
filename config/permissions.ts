import { environmentOf, type Environment } from './environment.ts';
import { isReadable, setting, type SettingName } from './settings.ts';

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
 * An allow-list by username (REQ A6.7, A6.8, A6.9, A6.10, A6.11). An entry that ends with `*` is the beginning of a name, `*`
 * alone is everybody.
 */
export interface AllowList {
  readonly usernames: readonly string[];
  /** The meaning of an empty list. */
  readonly emptyAdmitsAll: boolean;
  /** Every entry is the beginning of a name. */
  readonly byPrefix: boolean;
}

const open = (byPrefix = false): AllowList => ({ usernames: [], emptyAdmitsAll: true, byPrefix });
const closed: AllowList = { usernames: [], emptyAdmitsAll: false, byPrefix: false };

/** The setting of each list. The lists are personal data of the operator and are set at deployment. */
export const allowListSettings = {
  extendedSearch: 'VITE_ALLOW_LIST_EXTENDED_SEARCH',
  subscriptionProductManagement: 'VITE_ALLOW_LIST_SUBSCRIPTION_PRODUCT_MANAGEMENT',
  editSubscriptionProductNumber: 'VITE_ALLOW_LIST_EDIT_SUBSCRIPTION_PRODUCT_NUMBER',
  receptionSurvey: 'VITE_ALLOW_LIST_RECEPTION_SURVEY',
  waitlist: 'VITE_ALLOW_LIST_WAITLIST',
  administrators: 'VITE_ALLOW_LIST_ADMINISTRATORS',
} as const satisfies Record<string, SettingName>;
export type AllowListName = keyof typeof allowListSettings;
export const allowListNames = Object.keys(allowListSettings) as readonly AllowListName[];

const testers: AllowList = {
  usernames: ['anna.beispiel', 'bernd.backoffice', 'alex.alleskoenner'],
  emptyAdmitsAll: false,
  byPrefix: false,
};

/** The lists where no setting says otherwise. */
export const defaultAllowLists: Readonly<Record<Environment, Readonly<Record<AllowListName, AllowList>>>> = {
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
    // The short list of the requirement is the operator's: until it is set, nobody is on it.
    editSubscriptionProductNumber: closed,
    receptionSurvey: open(true),
    waitlist: open(),
    administrators: closed,
  },
};

/** Lists that admit everybody when they are set to be empty, whatever holds before one is set (REQ A6.9). */
const openWhenEmptied: readonly AllowListName[] = ['editSubscriptionProductNumber'];

/** A list that cannot be read admits nobody (DECISIONS 53). */
export type AllowListInForce = AllowList | 'unreadable';

/** The list in force: the setting, else the default of the environment. A setting without a name is an empty list. */
export function allowListOf(
  name: AllowListName,
  environment: Environment = environmentOf(import.meta.env.MODE),
): AllowListInForce {
  const settingName = allowListSettings[name];
  const list = defaultAllowLists[environment][name];
  if (!isReadable(settingName)) return 'unreadable';
  const text = setting(settingName);
  if (text === undefined) return list;
  return readAllowList(text, { ...list, emptyAdmitsAll: list.emptyAdmitsAll || openWhenEmptied.includes(name) });
}

/** Names are separated by commas. What is no name (a blank inside, a bracket, a quote) makes the whole list unreadable. */
function readAllowList(text: string, { emptyAdmitsAll, byPrefix }: AllowList): AllowListInForce {
  const usernames = text.trim() === '' ? [] : text.split(',').map((entry) => entry.trim());
  const isName = (entry: string) => /^[^\s"'`()[\]{}<>;*]*\*?$/.test(entry) && entry !== '';
  return usernames.every(isName) ? { usernames, emptyAdmitsAll, byPrefix } : 'unreadable';
}
