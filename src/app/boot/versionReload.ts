import { limits } from '~config/limits';
import type { ServiceName } from '~config/endpoints';
import { sessionStorageKeys } from '~config/storageKeys';
import { runningMutations } from '~/services/http/httpClient';
import { notify } from '~/shared/notify/notices';
import { readText, writeText } from '~/shared/storage/safeStorage';
import './bootTexts.de';

const checkEvery = 250;
const remembered = 50;
/** Input types that hold no typed text: their value is stored elsewhere, or they have none. */
const notTyped: readonly string[] = ['radio', 'checkbox', 'button', 'submit', 'reset', 'image', 'hidden'];

let holdsUnsaved = (): boolean => false;
/** The services and versions that the pending reload is for; empty when none is pending. */
let pending: readonly string[] = [];

/**
 * Sets the function that returns true while there is unsaved work that neither a field nor the call journal stores, such as
 * checked bank details.
 */
export function configureReloadGuard(given: () => boolean): void {
  holdsUnsaved = given;
}

/**
 * Shows a notice when a service answers with a new version, and reloads the client about 2.5 s later, counted from the moment
 * at which no mutation runs and there is no unsaved work outside the call journal (DECISIONS 26). Once per version, so that two
 * servers of different versions behind one address cause no loop.
 */
export function reloadForVersion(service: ServiceName, version: string): void {
  const key = `${service} ${version}`;
  if (reloadedFor().includes(key) || pending.includes(key)) return;
  pending = [...pending, key];
  // A reload is pending already and serves both versions.
  if (pending.length > 1) return;
  // When the version cannot be stored, the page might reload again and again; the notice's button still reloads.
  const cancel = reloadWhenQuiet(limits.versionReloadDelay, rememberPending);
  const run = (): void => {
    cancel();
    rememberPending();
    location.reload();
  };
  notify({ variant: 'info', text: { key: 'version.changed' }, action: { label: 'version.now', run } });
}

/**
 * Reloads the page `delay` milliseconds after `isBusy` became false (by default: after the last mutation ended and the last
 * unsaved work was saved), if `mayReload` is true then. Returns a function that cancels the reload.
 */
export function reloadWhenQuiet(
  delay: number,
  mayReload: () => boolean = () => true,
  isBusy: () => boolean = losesInput,
): () => void {
  let quietSince = isBusy() ? null : Date.now();
  const timer = setInterval(() => {
    if (isBusy()) quietSince = null;
    else if (quietSince === null) quietSince = Date.now();
    else if (Date.now() - quietSince >= delay) {
      clearInterval(timer);
      if (mayReload()) location.reload();
    }
  }, checkEvery);
  return () => clearInterval(timer);
}

function reloadedFor(): readonly string[] {
  return (readText('session', sessionStorageKeys.reloadedFor) ?? '').split('\n');
}

function rememberPending(): boolean {
  const lines = [...reloadedFor(), ...pending].filter((line) => line !== '').slice(-remembered);
  return writeText('session', sessionStorageKeys.reloadedFor, lines.join('\n'));
}

/** True while a reload would lose something: a mutation runs, work is unsaved, or a form outside the journal has input. */
export function losesWork(): boolean {
  if (runningMutations() > 0 || holdsUnsaved()) return true;
  return [...document.querySelectorAll('[data-unsaved] :is(input, textarea, select)')].some(hasInput);
}

/** True also while a focused field has input or a dialog is open, which a reload would interrupt. */
function losesInput(): boolean {
  const { activeElement } = document;
  const isAsked = document.querySelector('[role="dialog"]') !== null;
  return isAsked || losesWork() || (activeElement !== null && hasInput(activeElement));
}

function hasInput(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !notTyped.includes(element.type) && element.value !== '';
  return (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) && element.value !== '';
}
