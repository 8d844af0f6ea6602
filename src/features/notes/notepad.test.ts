import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notesLimits } from '~config/limits/notes';
import { localStorageKeys } from '~config/storageKeys';
import { Notepad } from './notepad';

const key = localStorageKeys.notes;
const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}') as unknown;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the notepad (REQ A11.3)', () => {
  it('saves what is typed when typing pauses, per agent, under the key `Notes`', () => {
    const notepad = new Notepad('anna');
    notepad.type('R');
    notepad.type('Rückruf');
    expect(stored()).toEqual({});
    vi.advanceTimersByTime(notesLimits.notesDebounce);
    expect(notepad.state.get()).toEqual({ text: 'Rückruf', status: 'saved', isMerged: false });
    expect(key).toBe('Notes');
    expect(stored()).toEqual({ anna: 'Rückruf' });
    expect(new Notepad('bernd').state.get().text).toBe('');
    expect(new Notepad('anna').state.get().text).toBe('Rückruf');
  });

  it('takes over the plain text of an earlier version, for the agent who opens it first', () => {
    localStorage.setItem(key, 'von früher');
    expect(new Notepad('anna').state.get().text).toBe('von früher');
    expect(new Notepad('bernd').state.get().text).toBe('');
  });

  it('two tabs: each follows the other, and what both typed at once is kept', () => {
    const [one, two] = [new Notepad('anna'), new Notepad('anna')];
    one.type('eins');
    one.save();
    two.readAgain();
    expect(two.state.get().text).toBe('eins');
    one.type('eins\nhier');
    two.type('eins\nda');
    one.save();
    two.readAgain();
    one.readAgain();
    expect(two.state.get()).toEqual({ text: 'eins\nhier\nda', status: 'saved', isMerged: true });
    expect(one.state.get().text).toBe('eins\nhier\nda');
    expect(stored()).toEqual({ anna: 'eins\nhier\nda' });
  });

  it('keeps a text that storage does not take, and saves it once there is room', () => {
    const notepad = new Notepad('anna');
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    notepad.type('viel');
    notepad.save();
    expect(notepad.state.get()).toEqual({ text: 'viel', status: 'full', isMerged: false });
    full.mockRestore();
    notepad.save();
    expect(notepad.state.get().status).toBe('saved');
    expect(stored()).toEqual({ anna: 'viel' });
  });

  it('does not store so much that it could not be read again', () => {
    const notepad = new Notepad('anna');
    notepad.type('x'.repeat(notesLimits.notesLength + 1));
    notepad.save();
    expect(notepad.state.get().status).toBe('full');
    expect(localStorage.getItem(key)).toBeNull();
  });
});
