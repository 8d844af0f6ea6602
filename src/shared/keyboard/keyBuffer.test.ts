import { describe, expect, it } from 'vitest';
import { afterKey, emptyBuffer, isWholeAnswer, keepsPaste, replayAt, type KeyPress, type Receiver } from './keyBuffer';
import type { Keystroke } from './keystroke';
import { immediateAnswers, judgement, type OpenQuestion } from './openQuestion';

/** One stroke for each character; `⏎` Enter, `↓` an arrow, `⎋` Escape, `⌫` Backspace, `[F4]` a function key, `[⌃g]` a chord. */
function strokesOf(text: string, at = 0): readonly Keystroke[] {
  const named: Readonly<Record<string, string>> = { '⏎': 'Enter', '↓': 'ArrowDown', '⎋': 'Escape', '⌫': 'Backspace' };
  return [...text.matchAll(/\[(⌃?)(F\d+|Enter|g)\]|./gu)].map(([character, control, shortcut]) => {
    const key = shortcut ?? named[character];
    if (key === undefined) return { at, kind: 'text', text: character };
    return { at, kind: 'key', key, ctrlKey: control === '⌃', shiftKey: false };
  });
}

function textOf(strokes: readonly Keystroke[]): string {
  return strokes
    .map((stroke) => (stroke.kind !== 'key' ? stroke.text : `[${stroke.ctrlKey ? '⌃' : ''}${stroke.key}]`))
    .join('');
}

const now = 10_000;
const pin: OpenQuestion = { takes: 'line', line: /^\d{4}$/, beginning: /^\d{1,4}$/ };
const answerKeys = () => ['1', 'n'];
const isRead = (asked: OpenQuestion): Receiver => ({ is: 'question', asked, answerKeys, visibleSince: now - 300 });
const isUnread = (asked: OpenQuestion): Receiver => ({ is: 'question', asked, answerKeys, visibleSince: now - 299 });
const isUnpainted = (asked: OpenQuestion): Receiver => ({ is: 'question', asked, answerKeys, visibleSince: null });
const screen: Receiver = { is: 'screen' };
const awaited: Receiver = { is: 'awaited' };
const awaitedInQuestion: Receiver = { is: 'awaited', inQuestion: true };
const replay: Receiver = { is: 'replay' };

/** `typed` was buffered long ago. */
const bufferOf = (typed: string, lastCharacterAt = Number.NEGATIVE_INFINITY) => ({
  ...emptyBuffer,
  strokes: strokesOf(typed),
  lastCharacterAt,
});

function pressOf(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const [stroke = { at: now, kind: 'text', text: '' }] = strokesOf(key, now);
  return { stroke, isInField: false, isEscape: key === '⎋', isRepeated: false, ...more };
}

describe('what becomes of a key (REQ A5.2, UX Keys)', () => {
  it.each<[string, Receiver, string, string, string, string]>([
    ['goes to the screen', screen, '', 'x', 'live', ''],
    ['comes after the keys that are not replayed yet', screen, '43', '2', 'buffered', '432'],
    ['waits for what is loading', awaited, '', '⏎', 'buffered', '[Enter]'],
    ['comes after the keys that are being replayed', replay, '', '4', 'buffered', '4'],
    ['Escape drops what waits', awaited, '432', '⎋', 'ignored', ''],
    ['Escape alone does nothing while a question is about to open', awaited, '', '⎋', 'ignored', ''],
    ['Escape gives up a question that waits for a service', awaitedInQuestion, '', '⎋', 'live', ''],
    ['but first drops what waits', awaitedInQuestion, '432', '⎋', 'ignored', ''],
    ['other keys wait there', awaitedInQuestion, '', '⏎', 'buffered', '[Enter]'],
    ['an Enter before the question could be read does nothing', isUnread(judgement), '', '⏎', 'ignored', ''],
    ['nor before it is painted', isUnpainted(judgement), '', '⏎', 'ignored', ''],
    ['an Enter answers a question that could be read', isRead(judgement), '', '⏎', 'live', ''],
    ['an Enter answers at once where that is safe', isUnread(immediateAnswers), '', '⏎', 'live', ''],
    ['Escape leaves a question open, read or not', isUnread(judgement), '', '⎋', 'live', ''],
    [
      'but does not answer unread where it is an answer',
      isUnread({ takes: 'judgement', escapeAnswers: true }),
      '',
      '⎋',
      'ignored',
      '',
    ],
    ['a choice answers a question that could be read', isRead(judgement), '', 'N', 'live', ''],
    ['a choice pressed too early is kept', isUnread(immediateAnswers), '', 'n', 'buffered', 'n'],
    ['and gone when it is pressed again', isRead(judgement), 'n', 'n', 'live', ''],
    ['a longer line stays when a choice is pressed', isRead(judgement), '43⏎', 'n', 'live', '43[Enter]'],
    ['another character belongs to the field before', isRead(judgement), '', '4', 'buffered', '4'],
    ['an Enter after a pause answers, and leaves the line unfinished', isRead(judgement), '43', '⏎', 'live', '43'],
    [
      'a function key acts on the page, after a pause too',
      isRead(judgement),
      '43⏎',
      '[F8]',
      'buffered',
      '43[Enter][F8]',
    ],
    ['also without a line before it', isRead(judgement), '', '[F9]', 'buffered', '[F9]'],
    ['also at a question that takes a line', isRead(pin), '', '[F8]', 'buffered', '[F8]'],
    ['so does a chord', isRead(immediateAnswers), '', '[⌃g]', 'buffered', '[⌃g]'],
    ['Ctrl+Enter comes after what is typed ahead', isRead(judgement), '[F8]1', '[⌃Enter]', 'buffered', '[F8]1[⌃Enter]'],
    ['alone it confirms the question', isRead(judgement), '', '[⌃Enter]', 'live', ''],
    ['an answer after a function key is meant for its place', isRead(judgement), '[F8]', '1', 'buffered', '[F8]1'],
    ['so is a blank', isRead(judgement), '[F8]', ' ', 'buffered', '[F8] '],
    ['and an arrow', isRead(pin), '43⏎[F8]', '↓', 'buffered', '43[Enter][F8][ArrowDown]'],
    ['up to the next Enter', isRead(judgement), '[F9]S⏎', 'n', 'live', '[F9]S[Enter]'],
    ['Escape leaves the question all the same', isRead(judgement), '[F8]', '⎋', 'live', '[F8]'],
    ['a PIN is typed into its question', isUnread(pin), '', '4', 'live', ''],
    ['the rest of a PIN typed ahead comes after its beginning', isRead(pin), '48', '2', 'buffered', '482'],
    ['the Enter of a PIN typed ahead comes after it', isRead(pin), '4821', '⏎', 'buffered', '4821[Enter]'],
    ['keys after a whole PIN come after it', isRead(pin), '4821⏎', '9', 'buffered', '4821[Enter]9'],
    ['an Enter after the half of a PIN is pressed in the question', isRead(pin), '48', '⏎', 'live', '48'],
  ])('%s', (_title, receiver, typed, key, verdict, left) => {
    const after = afterKey(bufferOf(typed), receiver, pressOf(key));
    expect([after.verdict, textOf(after.buffer.strokes)]).toEqual([verdict, left]);
  });

  it.each<[string, number, string, string]>([
    ['a choice is not answered by the rest of a line', now - 999, '1', 'buffered'],
    ['nor by the Enter of a line', now - 999, '⏎', 'ignored'],
    ['a character of the line is deleted where the line goes on', now - 999, '⌫', 'buffered'],
    ['a second after the line a choice answers', now - 1_000, '1', 'live'],
    ['a second after the line Enter answers', now - 1_000, '⏎', 'live'],
  ])('%s', (_title, lastCharacterAt, key, verdict) => {
    expect(afterKey(bufferOf('', lastCharacterAt), isRead(judgement), pressOf(key)).verdict).toBe(verdict);
  });

  it('a line goes on after one of its characters is deleted', () => {
    const { buffer } = afterKey(bufferOf('', now - 999), isRead(judgement), pressOf('⌫'));
    expect(buffer.lastCharacterAt).toBe(now);
  });

  it('an Enter within a second of the buffered line ends it', () => {
    const buffer = { ...bufferOf('43'), lastBufferedAt: now - 999 };
    expect(afterKey(buffer, isRead(judgement), pressOf('⏎')).verdict).toBe('buffered');
  });

  it('a key that comes within the reading time of a buffered one is buffered too', () => {
    const buffer = { ...bufferOf('n'), lastBufferedAt: now - 299 };
    expect(afterKey(buffer, isRead(judgement), pressOf('1')).verdict).toBe('buffered');
  });

  it('a field of the question takes characters once it could be read', () => {
    const inField = pressOf('4', { isInField: true });
    expect(afterKey(emptyBuffer, isUnread(judgement), inField).verdict).toBe('buffered');
    expect(afterKey(emptyBuffer, isRead(judgement), inField).verdict).toBe('live');
  });

  it('a character typed in a field begins a line, which a key ends', () => {
    const { buffer } = afterKey(emptyBuffer, screen, pressOf('4', { isInField: true }));
    expect(buffer.lastCharacterAt).toBe(now);
    expect(afterKey(buffer, screen, pressOf('⏎')).buffer.lastCharacterAt).toBe(Number.NEGATIVE_INFINITY);
  });

  it('the repeats of a key that is kept down are not buffered', () => {
    const after = afterKey(emptyBuffer, awaited, pressOf('⏎', { isRepeated: true }));
    expect([after.verdict, after.buffer.strokes]).toEqual(['ignored', []]);
  });
});

describe('what is replayed (REQ A5.2, UX Keys)', () => {
  it.each<[string, Receiver, string, ReturnType<typeof replayAt>['replay'], string]>([
    ['nothing while something loads', awaited, '432⏎', 'nothing', '432[Enter]'],
    ['nothing while keys are replayed', replay, '432⏎', 'nothing', '432[Enter]'],
    ['everything at the screen', screen, '432⏎', 'everything', '432[Enter]'],
    ['no answers to a question that is gone', screen, '⏎ ↓432⏎', 'everything', '432[Enter]'],
    ['a shortcut is no answer', screen, '⏎[F4]432', 'everything', '[F4]432'],
    ['neither is a deletion', screen, '⏎⌫432', 'everything', '[Backspace]432'],
    ['nothing but answers: nothing', screen, '⏎↓', 'nothing', ''],
    ['nothing before the question is painted', isUnpainted(pin), '4821⏎', 'nothing', '4821[Enter]'],
    ['nothing at a question that is to be judged', isRead(judgement), '432⏎', 'nothing', '432[Enter]'],
    ['the PIN with its Enter, and no more', isUnread(pin), '4821⏎432011⏎', { strokes: 5 }, '4821[Enter]432011[Enter]'],
    ['an article number is no PIN', isRead(pin), '432011⏎', 'nothing', '432011[Enter]'],
    ['the beginning of a PIN after a pause', isRead(pin), '48', 'afterPause', '48'],
  ])('%s', (_title, receiver, typed, replayed, left) => {
    const next = replayAt(bufferOf(typed), receiver);
    expect([next.replay, textOf(next.strokes)]).toEqual([replayed, left]);
  });

  it.each<[Receiver, string, boolean]>([
    [isRead(pin), '4821', true],
    [isRead(pin), '48', false],
    [isRead(pin), '4821⏎', false],
    [isRead(judgement), '4821', false],
    [screen, '4821', false],
  ])('after a pause, at %j: %s', (receiver, typed, expected) => {
    expect(isWholeAnswer(bufferOf(typed), receiver)).toBe(expected);
  });

  it.each<[Receiver, string, boolean]>([
    [awaited, '', true],
    [replay, '', true],
    [screen, '', false],
    [screen, '43', true],
    [isRead(judgement), '43', false],
  ])('a pasted text is kept, at %j after "%s": %s', (receiver, typed, expected) => {
    expect(keepsPaste(bufferOf(typed), receiver)).toBe(expected);
  });
});
