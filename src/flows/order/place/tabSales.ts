import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import { StoredSales } from '~/features/call/storedSales';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

/** The sales channel that the agent chose last in this tab: every new call begins with it (DECISIONS 42). */
export function rememberedSales(): SalesChannelChoice | null {
  return readJson('session', sessionStorageKeys.sales, (value) => v.parse(StoredSales, value));
}

export function rememberSales(choice: SalesChannelChoice): void {
  writeJson('session', sessionStorageKeys.sales, choice);
}
