import type { Area } from '~config/access';
import type { PlainTextKey } from '~/shared/i18n/i18n';

/** The applications of the home screen, in UX's order, each with the area that decides who may open it. */
export interface Application {
  readonly path: string;
  readonly area: Area;
  readonly title: PlainTextKey;
  readonly description: PlainTextKey;
  /** Its screen is part of this version. */
  readonly included: boolean;
}

export const applications: readonly Application[] = [
  { path: '/orderapp', area: 'orderApp', title: 'app.orderEntry', description: 'app.orderEntryText', included: true },
  {
    path: '/chorderentry',
    area: 'wilisForCH',
    title: 'app.swissOrderEntry',
    description: 'app.swissOrderEntryText',
    included: true,
  },
  {
    path: '/rejectionmgmt',
    area: 'rejectionMgmt',
    title: 'app.rejectionManagement',
    description: 'app.rejectionManagementText',
    included: false,
  },
  {
    path: '/vouchermgmt',
    area: 'voucherMgmt',
    title: 'app.voucherManagement',
    description: 'app.voucherManagementText',
    included: false,
  },
  {
    path: '/creditcheck',
    area: 'creditCheck',
    title: 'app.creditCheck',
    description: 'app.creditCheckText',
    included: true,
  },
  {
    path: '/subscription-product-management',
    area: 'subscriptionProductManagement',
    title: 'app.subscriptionManagement',
    description: 'app.subscriptionManagementText',
    included: false,
  },
];
