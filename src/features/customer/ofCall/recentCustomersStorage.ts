import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import { marketResearchConsents } from '~/domain/customer/customer';
import { recentKey, type RecentCustomer } from '~/domain/customer/recentCustomers';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

const consent = v.picklist(marketResearchConsents);
const text = v.nullable(v.string());

/** Schema of a customer's consents in the browser's storage. */
export const StoredConsents = v.object({
  emailNewsletter: v.boolean(),
  exportDhlEmail: v.boolean(),
  printedAdvertising: v.boolean(),
  phoneMarketResearch: consent,
  emailMarketResearch: consent,
});

const RecentEntry = v.object({
  id: v.string(),
  /** Our addition for the list; an entry without a name shows its number. */
  name: v.optional(v.string(), ''),
  customer: v.object({
    externalCustomerId: text,
    email: text,
    phoneNumber: text,
    dateOfBirth: text,
  }),
  loginTime: v.string(),
  payment: text,
  deliveryAddress: v.nullable(v.object({ id: v.string(), usedInOrder: v.boolean() })),
  wasAskedAboutConsents: v.boolean(),
  guestCustomerConsentsStepIsSkipped: v.boolean(),
  consents: v.nullable(StoredConsents),
  reception: text,
});

export function readRecentCustomers(): readonly RecentCustomer[] {
  const stored = readJson('session', sessionStorageKeys.lastNewCustomers, (value) =>
    v.parse(v.array(v.unknown()), value),
  );
  // Validates each entry separately, so that an invalid one does not discard the others.
  return (stored ?? []).flatMap((entry) => {
    const read = v.safeParse(RecentEntry, entry);
    return read.success ? [read.output] : [];
  });
}

export function writeRecentCustomers(list: readonly RecentCustomer[]): void {
  writeJson('session', sessionStorageKeys.lastNewCustomers, list);
}

/** The date of birth that the session's last customers store; the call journal does not (QUALITY 10). */
export function rememberedBirthday(customerKey: string): string | null {
  const entry = readRecentCustomers().find((recent) => recentKey(recent) === customerKey);
  return entry?.customer.dateOfBirth ?? null;
}
