import * as v from 'valibot';
import { recommendationLimits } from '~config/limits/recommendations';
import { localStorageKeys } from '~config/storageKeys';
import type { CrossSell } from '~/domain/article/crossSell';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import { StoredCrossSell } from '~/features/basket/storedCrossSell';

/** An article that was exchanged for a better one (REQ C4.6). */
export interface RememberedUpgrade {
  readonly sku: string;
  readonly upgradeSku: string;
  readonly crossSell: CrossSell;
}

const Entry = v.object({
  sku: v.string(),
  upgradeSku: v.string(),
  crossSell: StoredCrossSell,
});

/** Returns the upgrades, oldest first; skips entries that cannot be parsed. */
export function readUpgrades(): readonly RememberedUpgrade[] {
  const stored = readJson('local', localStorageKeys.upgradeProducts, (value) => v.parse(v.array(v.unknown()), value));
  return (stored ?? []).flatMap((entry) => {
    const read = v.safeParse(Entry, entry);
    return read.success ? [read.output] : [];
  });
}

export function rememberUpgrade(upgrade: RememberedUpgrade): void {
  const newest = [...readUpgrades(), upgrade].slice(-recommendationLimits.upgradesRemembered);
  writeJson('local', localStorageKeys.upgradeProducts, newest);
}
