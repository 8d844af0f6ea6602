import { limits } from '~config/limits';
import { localStorageKeys } from '~config/storageKeys';
import { readText, writeText } from '~/shared/storage/safeStorage';

/** `warning`: the screen is covered at `coversAt` (milliseconds since the epoch) unless there is input before. */
export type IdlePhase =
  | { readonly kind: 'active' }
  | { readonly kind: 'warning'; readonly coversAt: number }
  | { readonly kind: 'idle' };

const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Watches for input in all tabs of the agent: each tab stores the time of its last input, at most once in `limits.inputNoted`.
 * Calls `tell` when the time without input reaches the warning and the end. Opening a page is input. Input after the end does
 * not count, also where the timer was late because the computer slept. Returns the function that stops it.
 */
export function watchIdle(idleAfter: number, tell: (phase: IdlePhase) => void): () => void {
  let ownInput = Date.now();
  let noted = 0;
  let phase: IdlePhase['kind'] = 'active';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warning = Math.min(limits.idleWarning, idleAfter / 2);

  const lastInput = (): number => Math.max(storedInput() ?? 0, ownInput);
  const change = (next: IdlePhase): void => {
    if (next.kind === phase) return;
    phase = next.kind;
    tell(next);
  };
  const check = (): void => {
    clearTimeout(timer);
    const coversAt = lastInput() + idleAfter;
    const left = coversAt - Date.now();
    if (left <= 0) {
      stop();
      change({ kind: 'idle' });
      return;
    }
    change(left <= warning ? { kind: 'warning', coversAt } : { kind: 'active' });
    timer = setTimeout(check, left <= warning ? left : left - warning);
  };
  const onInput = (): void => {
    if (Date.now() - lastInput() >= idleAfter) {
      check();
      return;
    }
    ownInput = Date.now();
    if (ownInput - noted >= limits.inputNoted) {
      noted = ownInput;
      writeText('local', localStorageKeys.lastInput, String(ownInput));
    }
    if (phase === 'warning') check();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === localStorageKeys.lastInput) check();
  };

  function stop(): void {
    clearTimeout(timer);
    for (const name of inputs) removeEventListener(name, onInput, { capture: true });
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', check);
  }

  for (const name of inputs) addEventListener(name, onInput, { capture: true, passive: true });
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', check);
  writeText('local', localStorageKeys.lastInput, String(ownInput));
  noted = ownInput;
  check();
  return stop;
}

/** Null where none is stored; a time in the future comes from a clock that was set back since. */
function storedInput(): number | null {
  const stored = Number(readText('local', localStorageKeys.lastInput) ?? Number.NaN);
  return stored > 0 && stored <= Date.now() ? stored : null;
}
