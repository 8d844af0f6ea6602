import { notesLimits } from '~config/limits/notes';
import { localStorageKeys } from '~config/storageKeys';
import { mergeNotes, notesOf, readNotes, writtenNotes } from '~/domain/notes/notes';
import { readText, writeText } from '~/shared/storage/safeStorage';
import { valueStore, type Stored, type ValueStore } from '~/shared/valueStore';

export interface NotepadState {
  readonly text: string;
  /** `full`: the browser's storage takes no more; the text is kept until the page is closed. */
  readonly status: 'saved' | 'typing' | 'full';
  /** Another tab changed the notes while this one did. */
  readonly isMerged: boolean;
}

/** The notes of one agent as this tab shows them (REQ A11.3). */
export class Notepad {
  readonly username: string;
  readonly #state: ValueStore<NotepadState>;
  /** What storage held when it was last read or written. */
  #base: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(username: string) {
    this.username = username;
    const stored = readNotes(readText('local', localStorageKeys.notes));
    this.#base = notesOf(stored, username);
    this.#state = valueStore<NotepadState>({ text: this.#base, status: 'saved', isMerged: false });
    // Takes over the text of an earlier version, so that the next agent does not read it.
    if (stored.ofNobody !== null) this.#write(writtenNotes(stored, username, this.#base));
  }

  get state(): Stored<NotepadState> {
    return this.#state;
  }

  /** Saves when typing pauses. */
  type(text: string): void {
    this.#state.set({ text, status: 'typing', isMerged: false });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), notesLimits.notesDebounce);
  }

  /** Saves what is not saved yet, merged with what another tab has saved meanwhile. */
  save(): void {
    clearTimeout(this.#timer);
    const { text, status, isMerged } = this.#state.get();
    if (status === 'saved') return;
    const stored = readNotes(readText('local', localStorageKeys.notes));
    const other = notesOf(stored, this.username);
    const merged = mergeNotes(this.#base, text, other);
    const isSaved = this.#write(writtenNotes(stored, this.username, merged));
    this.#base = isSaved ? merged : other;
    this.#state.set({
      text: merged,
      status: isSaved ? 'saved' : 'full',
      isMerged: isMerged || (merged !== text && merged !== other),
    });
  }

  /** Another tab has changed the notes. */
  readAgain(): void {
    const { text, status } = this.#state.get();
    if (status !== 'saved') {
      this.save();
      return;
    }
    this.#base = notesOf(readNotes(readText('local', localStorageKeys.notes)), this.username);
    if (this.#base !== text) this.#state.set({ text: this.#base, status: 'saved', isMerged: false });
  }

  #write(text: string): boolean {
    return text.length <= notesLimits.notesLength && writeText('local', localStorageKeys.notes, text);
  }
}

let current: Notepad | null = null;

/** The notepad of the agent in this tab: the same one while the agent is signed in, so that an unsaved text is not lost. */
export function notepadOf(username: string): Notepad {
  if (current?.username === username) return current;
  current?.save();
  if (current === null) follow();
  current = new Notepad(username);
  return current;
}

/** Follows other tabs, and saves before the page is hidden or closed. */
function follow(): void {
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === localStorageKeys.notes) current?.readAgain();
  });
  const save = (): void => current?.save();
  globalThis.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
}
