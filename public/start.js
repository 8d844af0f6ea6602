// Runs before everything else that the page loads. Says when /settings.js has been loaded or has failed, so that index.html can
// say what the start waits for.
for (const end of ['load', 'error']) {
  document.querySelector('script[src="/settings.js"]')?.addEventListener(end, () => {
    document.documentElement.dataset.settings = 'done';
  });
}

// On the order entry of a signed-in agent: shows the first screen of index.html, whose two fields can be typed into at once, and keeps
// what is typed before the application listens, for its type-ahead (src/shared/keyboard/earlyKeys.ts). The browser edits a field
// itself; the first key whose effect only the application knows ends that, and all later keys are kept. A key is not kept while a link
// or button of the page has the focus: it acts there.
(() => {
  const screen = document.querySelector('#first');
  const stored = { isSignedIn: false, isInCall: false, isEnglish: false };
  try {
    stored.isSignedIn = localStorage.getItem('IdToken') !== null || localStorage.getItem('RefreshToken') !== null;
    stored.isInCall = localStorage.getItem(`kontor.call.${sessionStorage.getItem('kontor.callId') ?? ''}`) !== null;
    stored.isEnglish = localStorage.getItem('Language') === 'en';
  } catch {
    // Without storage nobody is signed in.
  }
  const path = /^\/(orderapp|chorderentry)\/?$/.exec(location.pathname);
  if (!stored.isSignedIn || path === null) {
    screen?.remove();
    return;
  }

  /** @type {HTMLInputElement | null} */
  const number = document.querySelector('#first-number');
  /** @type {HTMLInputElement | null} */
  const article = document.querySelector('#first-article');
  /** The field that the browser edits; null once all keys are kept. @type {HTMLInputElement | null} */
  let field = null;
  /** @type {(KeyboardEvent | { timeStamp: number; pasted: string } | { timeStamp: number; typed: string })[]} */
  const events = [];

  const showScreen = () => {
    if (!(screen instanceof HTMLElement)) return;
    if (stored.isEnglish) document.documentElement.lang = 'en';
    const title = screen.querySelector('[data-swiss]');
    if (path[1] === 'chorderentry' && title instanceof HTMLElement) {
      title.textContent = title.dataset.swiss ?? '';
      title.dataset.en = title.dataset.swissEn;
    }
    for (const element of stored.isEnglish ? screen.querySelectorAll('[data-en]') : []) {
      const text = element instanceof HTMLElement ? (element.dataset.en ?? '') : '';
      if (element instanceof HTMLInputElement) element.placeholder = text;
      else if (element.firstChild !== null) element.firstChild.textContent = text;
    }
    screen.hidden = false;
    // A call that comes back has a focus of its own: its keys are kept for that.
    if (!stored.isInCall) edit(number);
    else keepAll();
  };
  /** @param {HTMLInputElement | null} next */
  const edit = (next) => {
    field = next;
    next?.focus();
    next?.select();
  };
  const keepAll = () => {
    field = null;
    for (const each of [number, article]) if (each !== null) each.readOnly = true;
  };
  /** Keeps the text of the edited field. @param {number} timeStamp */
  const keepText = (timeStamp) => {
    if (field !== null && field.value !== '') events.push({ timeStamp, typed: field.value });
  };

  const controlKeys = ['k', 'h', 'b', 'd', 'g', 'i', 'e', 'm', 'u', 'j', 'o', 'z', '/', 'Enter'];
  const isFree = () => [null, document.body, number, article].some((place) => place === document.activeElement);
  /** @type {(event: KeyboardEvent) => void} */
  const onKeyDown = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isControl = ctrlKey || metaKey;
    const isEdited = field !== null && document.activeElement === field;
    const isCharacter = key.length === 1 && (event.getModifierState('AltGraph') || (!isControl && !altKey));
    if (
      !isFree() ||
      event.isComposing ||
      (isEdited && (isCharacter || key === 'Backspace' || key === 'Delete' || key === 'z'))
    )
      return;
    const isTab = key === 'Tab' && document.activeElement !== document.body;
    const isOurs = isControl ? controlKeys.includes(key) : isTab || /^(Enter|Backspace|Delete|F[2346789])$/.test(key);
    if (!isCharacter && (altKey || !isOurs)) return;
    event.preventDefault();
    keepText(event.timeStamp);
    events.push(event);
    if (isEdited && key === 'F2') edit(number);
    else if (isEdited && key === 'F4' && article?.value === '') edit(article);
    else keepAll();
  };
  /** @type {(event: ClipboardEvent) => void} */
  const onPaste = (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (!isFree() || (field !== null && !/\n/.test(pasted.trim()))) return;
    event.preventDefault();
    keepText(event.timeStamp);
    events.push({ timeStamp: event.timeStamp, pasted });
    keepAll();
  };
  /** A click into the other field is its key. @type {(event: FocusEvent) => void} */
  const onFocus = ({ target, timeStamp }) => {
    if (field === null || target === field || !(target instanceof HTMLInputElement)) return;
    keepText(timeStamp);
    events.push(new KeyboardEvent('keydown', { key: target === article ? 'F4' : 'F2' }));
    if (target === article && target.value !== '') keepAll();
    else field = target;
  };
  // A click beside the fields leaves the focus where it is.
  screen?.addEventListener('mousedown', (event) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  });
  screen?.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('paste', onPaste, { capture: true });
  showScreen();

  globalThis.kontorEarlyKeys = {
    end: () => {
      const edited = field;
      keepText(performance.now());
      keepAll();
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('paste', onPaste, { capture: true });
      // Only a picture from now on: the fields below have the names.
      for (const label of screen?.querySelectorAll('label') ?? []) label.remove();
      screen?.toggleAttribute('inert', true);
      field = edited;
      return events.splice(0);
    },
    uncover: () => {
      const taken = document.activeElement;
      if (field !== null && taken instanceof HTMLInputElement && taken.value === field.value)
        taken.setSelectionRange(field.selectionStart, field.selectionEnd);
      field = null;
      screen?.remove();
    },
  };
})();
