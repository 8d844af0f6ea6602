import { expect, it } from 'vitest';
import { allowListOf, areaRoles, defaultAllowLists } from './permissions.ts';

it('extended search is enabled for listed users outside production and for nobody in production (REQ A6.7)', () => {
  expect(allowListOf('extendedSearch', 'production')).toEqual({
    usernames: [],
    emptyAdmitsAll: false,
    byPrefix: false,
  });
  for (const environment of ['development', 'staging'] as const) {
    expect(defaultAllowLists[environment].extendedSearch.usernames.length).toBeGreaterThan(0);
  }
});

it('product numbers can be edited by nobody in production until a list is set; an empty one admits everyone (REQ A6.9)', () => {
  const empty = { usernames: [], byPrefix: false };
  expect(allowListOf('editSubscriptionProductNumber', 'production')).toEqual({ ...empty, emptyAdmitsAll: false });
  globalThis.kontorSettings = { VITE_ALLOW_LIST_EDIT_SUBSCRIPTION_PRODUCT_NUMBER: '' };
  expect(allowListOf('editSubscriptionProductNumber', 'production')).toEqual({ ...empty, emptyAdmitsAll: true });
  delete globalThis.kontorSettings;
});

it('an empty list of managers or survey askers admits everyone (REQ A6.8, A6.10)', () => {
  for (const lists of Object.values(defaultAllowLists)) {
    expect(lists.subscriptionProductManagement.emptyAdmitsAll).toBe(true);
    expect(lists.receptionSurvey).toMatchObject({ emptyAdmitsAll: true, byPrefix: true });
  }
});

it('each area needs the role of the requirement (REQ A3.6)', () => {
  expect(areaRoles).toMatchObject({
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
    accessSubscriptionReports: ['SubscriptionManagementRole'],
    wilisForCH: ['ChOrderManagementRole'],
  });
});
