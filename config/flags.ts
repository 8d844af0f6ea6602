import type { Environment } from './environment.ts';

/**
 * Feature flags (REQ A6.2, A6.3, A6.4, A6.5, A6.6): enabled in every environment unless a list names some. The comment of each says
 * what it does on and off, and names the test of both (checked by flags.test.ts).
 */
const everywhere: readonly Environment[] = ['development', 'staging', 'production'];
const notInProduction: readonly Environment[] = ['development', 'staging'];
const developmentOnly: readonly Environment[] = ['development'];
const nowhere: readonly Environment[] = [];

export const flagEnvironments = {
  /**
   * Take-back is offered (REQ C3); off: not offered, in the basket, the script and editing.
   * Tested in `src/app/testing/flagEffects.test.tsx`.
   */
  takeBackOfOldDevices: everywhere,
  /**
   * `/waitlisthistory/{id}` lists; off: the page says that it is off; not in the record, no link.
   * Tested in `src/screens/waitlistHistory/WaitlistHistoryPage.test.tsx`.
   */
  waitlistHistory: everywhere,
  /**
   * `/subscriptionhistory/{id}` lists; off: the page says that it is off; not in the record, no `Strg B`.
   * Tested in `src/app/testing/flagEffects.test.tsx`.
   */
  subscriptionHistory: everywhere,
  /** Button `InfoPost`; off: no button. Tested in `src/app/testing/flagEffects.test.tsx`. */
  infoPost: everywhere,
  /** Number of pieces of a variant; off: available or not. Tested in `src/app/testing/flagEffects.test.tsx`. */
  variantStockDisplay: developmentOnly,
  /**
   * Such orders can be edited; off: opened for reading, with the reason.
   * Tested in `src/features/order/edit/sagas/openAndLeave.test.ts`.
   */
  editingErpInstallmentOrders: everywhere,
  /**
   * Lists append pages; off: page controls, or a button for more (DECISIONS 43).
   * Tested in `src/screens/order/history/OrderHistoryPage.test.tsx`.
   */
  infiniteScrolling: everywhere,
  /** A position's price date; off: no field. Tested in `src/screens/order/edit/EditOrderPage.test.tsx`. */
  priceDateInEditing: everywhere,
  /** The login asks for the PIN; off: the birthday check instead. Tested in `src/flows/customer/logIn/pinQuestion.test.ts`. */
  customerPin: everywhere,
  /** `Auftrag neu anlegen`; off: no button. Tested in `src/app/testing/flagEffects.test.tsx`. */
  orderRecreation: everywhere,
  /** Tile and route; off: neither. Tested in `src/app/session/access.test.ts`. */
  subscriptionProductManagement: everywhere,
  /**
   * Billing address can be edited; off: locked, in the customer's form and in an edited order.
   * Tested in `src/app/testing/flagEffects.test.tsx`.
   */
  invoiceAddressEdit: everywhere,
  /** Method is offered; off: not in the list. Tested in `src/domain/payment/availablePayments.test.ts`. */
  installmentFactoring: everywhere,
  /** `Reklamation`; off: no button, and none that was begun goes on. Tested in `src/app/testing/flagEffects.test.tsx`. */
  complaintOrders: everywhere,
  /** An address can be preferred; off: no such button. Tested in `src/app/testing/flagEffects.test.tsx`. */
  preferredAddress: everywhere,
  /** Installments in Austria; off: not in the list there. Tested in `src/domain/payment/availablePayments.test.ts`. */
  installmentsInAustria: everywhere,
  /** Tile and `/chorderentry`; off: neither. Tested in `src/app/session/access.test.ts`. */
  swissOrderEntry: everywhere,
  /** Link in the header (REQ A11.2); off: no link. Tested in `src/app/testing/flagEffects.test.tsx`. */
  learningStudioLink: everywhere,
  /**
   * Product links append pages; off: page controls (DECISIONS 95).
   * Tested in `src/screens/subscription/management/LinksTab.test.tsx`.
   */
  subscriptionLinksStream: everywhere,
  /** Language in the agent's menu; off: not there. Tested in `e2e/staging/staging.spec.ts`. */
  languageSwitch: notInProduction,
  /** Tick box in a new address; off: none. Tested in `src/app/testing/flagEffects.test.tsx`. */
  preferredAddressOnCreation: notInProduction,
  /**
   * A code is added; off: a code replaces the one before (REQ C11.4).
   * Tested in `src/flows/order/place/severalVouchers.test.ts`.
   */
  multipleVouchers: notInProduction,
  /**
   * Field for the number at once; off: only where the address has none, or an unknown one.
   * Tested in `src/screens/botRequest/BotRequestPage.test.tsx`.
   */
  phoneBotCodeInput: nowhere,
  /**
   * `subscriptionInfo` decides; off: the sellable status decides (DECISIONS 87).
   * Tested in `src/flows/createSubscription/createSubscription.test.ts`.
   */
  subscriptionLinkBySubscriptionInfo: everywhere,
} as const satisfies Record<string, readonly Environment[]>;

export type Flag = keyof typeof flagEnvironments;
export type Flags = Readonly<Record<Flag, boolean>>;

export const flagNames = Object.keys(flagEnvironments) as readonly Flag[];

function environmentsOf(flag: Flag): readonly Environment[] {
  return flagEnvironments[flag];
}

/** The flags of an environment; `overrides` apply outside production only and let tests set either value. */
export function flagsOf(environment: Environment, overrides: Partial<Record<Flag, boolean | undefined>> = {}): Flags {
  const flags = {} as Record<Flag, boolean>;
  for (const flag of flagNames) {
    const override = environment === 'production' ? undefined : overrides[flag];
    flags[flag] = override ?? environmentsOf(flag).includes(environment);
  }
  return flags;
}
