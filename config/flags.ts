import type { Environment } from './environment.ts';

/** Feature flags (REQ A6.2, A6.3, A6.4, A6.5, A6.6): enabled in every environment unless a list names some. */
const everywhere: readonly Environment[] = ['development', 'staging', 'production'];
const notInProduction: readonly Environment[] = ['development', 'staging'];
const developmentOnly: readonly Environment[] = ['development'];
const nowhere: readonly Environment[] = [];

export const flagEnvironments = {
  takeBackOfOldDevices: everywhere,
  waitlistHistory: everywhere,
  subscriptionHistory: everywhere,
  infoPost: everywhere,
  variantStockDisplay: developmentOnly,
  editingErpInstallmentOrders: everywhere,
  infiniteScrolling: everywhere,
  priceDateInEditing: everywhere,
  customerPin: everywhere,
  orderRecreation: everywhere,
  subscriptionProductManagement: everywhere,
  invoiceAddressEdit: everywhere,
  installmentFactoring: everywhere,
  complaintOrders: everywhere,
  preferredAddress: everywhere,
  installmentsInAustria: everywhere,
  swissOrderEntry: everywhere,
  learningStudioLink: everywhere,
  subscriptionLinksStream: everywhere,
  languageSwitch: developmentOnly,
  preferredAddressOnCreation: notInProduction,
  multipleVouchers: notInProduction,
  phoneBotCodeInput: nowhere,
  /** Detects subscription links by `subscriptionInfo`; off: by sellable status or a fixed product list. */
  subscriptionLinkBySubscriptionInfo: everywhere,
} as const satisfies Record<string, readonly Environment[]>;

export type Flag = keyof typeof flagEnvironments;
export type Flags = Readonly<Record<Flag, boolean>>;

export const flagNames = Object.keys(flagEnvironments) as readonly Flag[];

function environmentsOf(flag: Flag): readonly Environment[] {
  return flagEnvironments[flag];
}

/** The flags of an environment; `overrides` apply outside production only and let tests set either value. */
export function flagsOf(environment: Environment, overrides: Partial<Record<Flag, boolean>> = {}): Flags {
  const flags = {} as Record<Flag, boolean>;
  for (const flag of flagNames) {
    const override = environment === 'production' ? undefined : overrides[flag];
    flags[flag] = override ?? environmentsOf(flag).includes(environment);
  }
  return flags;
}
