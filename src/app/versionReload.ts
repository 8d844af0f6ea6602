import { limits } from '~config/limits';
import type { ServiceName } from '~config/endpoints';
import { runningMutations } from '~/services/http/httpClient';
import { notify } from '~/shared/notify/notices';
import { readText, writeText } from '~/shared/storage/safeStorage';

const reloadedForKey = 'kontor.reloadedFor';
const checkEvery = 250;

/**
 * A service answers with a new version: the client reloads about 2.5 s later, counted from the moment at which no
 * mutation runs and no field holds input that the call journal does not keep (DECISIONS 26). Once per version, so that
 * two servers of different versions behind one address make no loop.
 */
export function reloadForVersion(service: ServiceName, version: string): void {
  const key = `${service} ${version}`;
  const done = (readText('session', reloadedForKey) ?? '').split('\n');
  if (done.includes(key) || waiting) return;
  waiting = true;
  const reload = () => {
    writeText('session', reloadedForKey, [...done, key].slice(-50).join('\n'));
    location.reload();
  };
  notify({ variant: 'info', text: { key: 'version.changed' }, action: { label: 'version.now', run: reload } });
  let quietSince: number | null = null;
  const timer = setInterval(() => {
    if (isBusy()) quietSince = null;
    else if (quietSince === null) quietSince = Date.now();
    else if (Date.now() - quietSince >= limits.versionReloadDelay) {
      clearInterval(timer);
      reload();
    }
  }, checkEvery);
}

let waiting = false;

/** A dialog or a form outside the journal holds input, or the agent is in the middle of a word. */
function isBusy(): boolean {
  if (runningMutations() > 0) return true;
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.type !== 'radio' && activeElement.value !== '')
    return true;
  return [...document.querySelectorAll<HTMLInputElement>('[data-unsaved] input')].some(({ value }) => value !== '');
}
