// Runs before everything else that the page loads. Says when /settings.js has been loaded or has failed, so that index.html can
// say what the start waits for.
for (const end of ['load', 'error']) {
  document.querySelector('script[src="/settings.js"]')?.addEventListener(end, () => {
    document.documentElement.dataset.settings = 'done';
  });
}

// Keeps the keys that are pressed on the order entry before the application listens, for its type-ahead
// (src/shared/keyboard/earlyKeys.ts). A key is not kept while a link or button of the page has the focus: it acts there.
(() => {
  let isSignedIn = false;
  try {
    isSignedIn = localStorage.getItem('IdToken') !== null || localStorage.getItem('RefreshToken') !== null;
  } catch {
    // Without storage nobody is signed in.
  }
  if (!isSignedIn || !/^\/(orderapp|chorderentry)\/?$/.test(location.pathname)) return;
  /** @type {(KeyboardEvent | { timeStamp: number; pasted: string })[]} */
  const events = [];
  const controlKeys = ['k', 'h', 'b', 'd', 'g', 'i', 'e', 'm', 'u', 'j', 'o', 'z', '/', 'Enter'];
  const isFree = () => document.activeElement === null || document.activeElement === document.body;
  /** @type {(event: KeyboardEvent) => void} */
  const onKeyDown = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isControl = ctrlKey || metaKey;
    const isCharacter = key.length === 1 && (event.getModifierState('AltGraph') || (!isControl && !altKey));
    const isOurs = isControl ? controlKeys.includes(key) : /^(Enter|Backspace|Delete|F[2346789])$/.test(key);
    if (!isFree() || (!isCharacter && (altKey || !isOurs))) return;
    event.preventDefault();
    events.push(event);
  };
  /** @type {(event: ClipboardEvent) => void} */
  const onPaste = (event) => {
    if (!isFree()) return;
    event.preventDefault();
    events.push({ timeStamp: event.timeStamp, pasted: event.clipboardData?.getData('text/plain') ?? '' });
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('paste', onPaste, { capture: true });
  globalThis.kontorEarlyKeys = {
    end: () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('paste', onPaste, { capture: true });
      return events.splice(0);
    },
  };
})();
