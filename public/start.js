// Runs before everything else that the page loads, style sheets included, so that no key is lost while they load. Says when /settings.js
// has been loaded or has failed, so that index.html can say what the start waits for.
for (const end of ['load', 'error']) {
  /** @type {(event: Event) => void} */
  const note = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.getAttribute('src') === '/settings.js')
      document.documentElement.dataset.settings = 'done';
  };
  document.addEventListener(end, note, { capture: true });
}

// Marks the page if a parked call is stored, so that its row below the header is reserved; src/app/parkedCalls/ParkedCalls.tsx removes the
// mark.
try {
  const isParked = Object.entries(localStorage).some(([key, text]) => /^kontor\.call\..*"parked":\{/.test(key + text));
  document.documentElement.toggleAttribute('data-parked', isParked);
} catch {
  // Without storage no call is parked.
}

// On the order entry of a signed-in agent: records what is typed until the application listens, and shows the first screen of index.html
// once it is parsed; src/shared/keyboard/earlyKeys.ts reads it. Then the browser edits the field with the focus, which begins with the
// characters recorded so far. Any other key of the application (Enter, Tab, function keys, chords) is recorded together with the text of the
// field; from then on the fields are read-only and each key is recorded, because only the application knows what it does. A key is left
// alone while a link or button has the focus.
(() => {
  /** @type {(run: () => void) => void} */
  const onceParsed = (run) => {
    if (document.readyState === 'loading') document.addEventListener('readystatechange', run, { once: true });
    else run();
  };
  const screen = () => document.querySelector('#first');
  const stored = { isSignedIn: false, isCovered: false, isInCall: false, isEnglish: false };
  try {
    stored.isSignedIn = localStorage.getItem('IdToken') !== null || localStorage.getItem('RefreshToken') !== null;
    stored.isCovered = localStorage.getItem('kontor.cover') !== null;
    stored.isInCall = localStorage.getItem(`kontor.call.${sessionStorage.getItem('kontor.callId') ?? ''}`) !== null;
    stored.isEnglish = localStorage.getItem('Language') === 'en';
  } catch {
    // Without storage nobody is signed in.
  }
  const path = /^\/(orderapp|chorderentry)\/?$/.exec(location.pathname);
  // Behind the cover only a sign-in is possible.
  if (!stored.isSignedIn || stored.isCovered || path === null) {
    onceParsed(() => screen()?.remove());
    return;
  }

  /** @type {HTMLInputElement | null} */
  let number = null;
  /** @type {HTMLInputElement | null} */
  let article = null;
  /** The field that the browser edits; null once every key is recorded. @type {HTMLInputElement | null} */
  let field = null;
  /** @type {(KeyboardEvent | { timeStamp: number; pasted: string } | { timeStamp: number; typed: string })[]} */
  const events = [];

  const showScreen = () => {
    const first = screen();
    if (!(first instanceof HTMLElement)) return;
    number = document.querySelector('#first-number');
    article = document.querySelector('#first-article');
    // A click beside the fields leaves the focus where it is.
    first.addEventListener('mousedown', (event) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    });
    first.addEventListener('focusin', onFocus);
    if (stored.isEnglish) document.documentElement.lang = 'en';
    const title = first.querySelector('[data-swiss]');
    if (path[1] === 'chorderentry' && title instanceof HTMLElement) {
      title.textContent = title.dataset.swiss ?? '';
      title.dataset.en = title.dataset.swissEn;
    }
    for (const element of stored.isEnglish ? first.querySelectorAll('[data-en]') : []) {
      const text = element instanceof HTMLElement ? (element.dataset.en ?? '') : '';
      if (element instanceof HTMLInputElement) element.placeholder = text;
      else if (element.firstChild !== null) element.firstChild.textContent = text;
    }
    first.hidden = false;
    document.documentElement.toggleAttribute('data-first', true);
    if (stored.isInCall) {
      // The restored call decides where the focus is, and the list of customers is not what it shows.
      keepAll();
      for (const part of first.querySelectorAll('[data-without-call]')) part.remove();
    } else if (!events.every(isTyped)) keepAll();
    else {
      const typed = events.splice(0).filter(isTyped);
      if (number !== null) number.value = typed.map(({ key }) => key).join('');
      edit(number);
      number?.setSelectionRange(typed.length, typed.length);
    }
  };
  /** @param {HTMLInputElement | null} next */
  const edit = (next) => {
    field = next;
    next?.focus();
    next?.select();
  };
  /** Makes the fields read-only: from now on each key is recorded. */
  const keepAll = () => {
    field = null;
    for (const each of [number, article]) if (each !== null) each.readOnly = true;
  };
  /** Records the text of the edited field. @param {number} timeStamp */
  const keepText = (timeStamp) => {
    if (field !== null && field.value !== '') events.push({ timeStamp, typed: field.value });
  };

  /** @type {(event: KeyboardEvent) => boolean} */
  const isCharacterKey = (event) =>
    event.key.length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));
  /** @type {(event: (typeof events)[number]) => event is KeyboardEvent} */
  const isTyped = (event) => event instanceof KeyboardEvent && isCharacterKey(event);
  const controlKeys = ['k', 'h', 'b', 'd', 'g', 'i', 'e', 'm', 'u', 'j', 'o', 's', 'z', '/', 'Enter'];
  const isFree = () => [null, document.body, number, article].some((place) => place === document.activeElement);
  /** @type {(event: KeyboardEvent) => void} */
  const onKeyDown = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isControl = ctrlKey || metaKey;
    const isEdited = field !== null && document.activeElement === field;
    const isCharacter = isCharacterKey(event);
    // Characters, deletion and Ctrl+Z of the edited field are the browser's.
    if (
      !isFree() ||
      event.isComposing ||
      (isEdited && (isCharacter || key === 'Backspace' || key === 'Delete' || key === 'z'))
    )
      return;
    const isTab = key === 'Tab' && document.activeElement !== document.body;
    const isOurs = isControl
      ? controlKeys.includes(key)
      : isTab || /^(Enter|Backspace|Delete|F(?:[2346789]|10))$/.test(key);
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
  /** Records the shortcut of a field that was clicked, and edits it. @type {(event: FocusEvent) => void} */
  const onFocus = ({ target, timeStamp }) => {
    if (field === null || target === field || !(target instanceof HTMLInputElement)) return;
    keepText(timeStamp);
    events.push(new KeyboardEvent('keydown', { key: target === article ? 'F4' : 'F2' }));
    if (target === article && target.value !== '') keepAll();
    else field = target;
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('paste', onPaste, { capture: true });
  onceParsed(showScreen);

  globalThis.kontorEarlyKeys = {
    end: () => {
      const edited = field;
      keepText(performance.now());
      keepAll();
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('paste', onPaste, { capture: true });
      // The fields of the application have these labels now.
      for (const label of screen()?.querySelectorAll('label') ?? []) label.remove();
      screen()?.toggleAttribute('inert', true);
      field = edited;
      return events.splice(0);
    },
    uncover: () => {
      const taken = document.activeElement;
      if (field !== null && taken instanceof HTMLInputElement && taken.value === field.value)
        taken.setSelectionRange(field.selectionStart, field.selectionEnd);
      field = null;
      screen()?.remove();
      document.documentElement.toggleAttribute('data-first', false);
    },
  };
})();
