import { localStorageKeys } from '~config/storageKeys';
import { readText, writeText } from '../storage/safeStorage';

/** Whether single characters act on a whole screen (WCAG 2.1.4); on unless the agent has switched them off in this browser. */
export function singleKeysAct(): boolean {
  return readText('local', localStorageKeys.singleKeys) !== 'off';
}

export function switchSingleKeys(isOn: boolean): void {
  writeText('local', localStorageKeys.singleKeys, isOn ? 'on' : 'off');
}
