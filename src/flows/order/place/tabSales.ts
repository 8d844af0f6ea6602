import * as v from 'valibot';
import { sessionStorageKeys } from '~config/storageKeys';
import { channelIds, type SalesChannelChoice } from '~/domain/order/salesChannel';
import { readJson, writeJson } from '~/shared/storage/safeStorage';

const Choice = v.object({ channel: v.picklist(channelIds), office: v.string() });

/** The sales channel that the agent chose last in this tab: every new call begins with it (DECISIONS 42). */
export function rememberedSales(): SalesChannelChoice | null {
  return readJson('session', sessionStorageKeys.sales, (value) => v.parse(Choice, value));
}

export function rememberSales(choice: SalesChannelChoice): void {
  writeJson('session', sessionStorageKeys.sales, choice);
}
