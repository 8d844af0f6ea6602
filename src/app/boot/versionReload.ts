import { limits } from '~config/limits';
import type { ServiceName } from '~config/endpoints';
import { sessionStorageKeys } from '~config/storageKeys';
import { runningMutations } from '~/services/http/httpClient';
import { notify } from '~/shared/notify/notices';
import { readText, writeText } from '~/shared/storage/safeStorage';
import './bootTexts.de';

const checkEvery = 250;
const remembered = 50;
/** Input elements nobody types into: what they show is kept elsewhere, or is no input at all. */
const notTyped: readonly string[] = ['radio', 'checkbox', 'button', 'submit', 'reset', 'image', 'hidden'];

let holdsUnsaved = (): boolean => false;
/** What the reload now waited for will have been for; empty when none is. */
let pending: readonly string[] = [];

/** Returns true while there is unsaved work that neither a field nor the call journal stores, such as checked bank details. */
export function configureReloadGuard(given: () => boolean): void {
  holdsUnsaved = given;
}

/**
 * A service answers with a new version: the client reloads about 2.5 s later, counted from the moment at which no
 * mutation runs and there is no unsaved work outside the call journal (DECISIONS 26). Once per version, so that two
 * servers of different versions behind one address make no loop.
 */
export function reloadForVersion(service: ServiceName, version: string): void {
  const key = `${service} ${version}`;
  if (reloadedFor().includes(key) || pending.includes(key)) return;
  pending = [...pending, key];
  // Another one is waited for already: its reload does for both.
  if (pending.length > 1) return;
  const timer = reloadWhenQuiet();
  const run = (): void => {
    clearInterval(timer);
    rememberPending();
    location.reload();
  };
  notify({ variant: 'info', text: { key: 'version.changed' }, action: { label: 'version.now', run } });
}

function reloadWhenQuiet(): ReturnType<typeof setInterval> {
  let quietSince = isBusy() ? null : Date.now();
  const timer = setInterval(() => {
    if (isBusy()) quietSince = null;
    else if (quietSince === null) quietSince = Date.now();
    else if (Date.now() - quietSince >= limits.versionReloadDelay) {
      clearInterval(timer);
      // Unremembered, it might happen over and over; the notice's button still does it.
      if (rememberPending()) location.reload();
    }
  }, checkEvery);
  return timer;
}

function reloadedFor(): readonly string[] {
  return (readText('session', sessionStorageKeys.reloadedFor) ?? '').split('\n');
}

function rememberPending(): boolean {
  const lines = [...reloadedFor(), ...pending].filter((line) => line !== '').slice(-remembered);
  return writeText('session', sessionStorageKeys.reloadedFor, lines.join('\n'));
}

/** The agent is in the middle of a word, or something would be lost: an in-flight request, a form outside the journal. */
function isBusy(): boolean {
  if (runningMutations() > 0 || holdsUnsaved()) return true;
  const { activeElement } = document;
  if (activeElement !== null && hasInput(activeElement)) return true;
  return [...document.querySelectorAll('[data-unsaved] :is(input, textarea, select)')].some(hasInput);
}

function hasInput(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !notTyped.includes(element.type) && element.value !== '';
  return (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) && element.value !== '';
}
