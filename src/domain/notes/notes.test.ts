import { describe, expect, it } from 'vitest';
import { mergeNotes, notesOf, readNotes, writtenNotes } from './notes';

describe('stored notes (REQ A11.3)', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['null', ''],
    ['{"anna":"Rückruf"}', 'Rückruf'],
    ['{"bernd":"Rückruf"}', ''],
    ['{"anna":7,"bernd":"x"}', ''],
    ['Rückruf 14 Uhr', 'Rückruf 14 Uhr'],
    ['"Rückruf"', 'Rückruf'],
    ['{"anna":', '{"anna":'],
    ['[1]', '[1]'],
    ['4711', '4711'],
  ])('%j are read as %j for anna', (stored, text) => {
    expect(notesOf(readNotes(stored), 'anna')).toBe(text);
  });

  it('are written beside those of other agents, and removed when empty', () => {
    const stored = readNotes('{"bernd":"B"}');
    const both = writtenNotes(stored, 'anna', 'A');
    expect(JSON.parse(both)).toEqual({ bernd: 'B', anna: 'A' });
    expect(JSON.parse(writtenNotes(readNotes(both), 'anna', ''))).toEqual({ bernd: 'B' });
  });

  it('of an earlier version belong to one agent once they are written', () => {
    const taken = readNotes(writtenNotes(readNotes('alt'), 'anna', 'alt'));
    expect([notesOf(taken, 'anna'), notesOf(taken, 'bernd')]).toEqual(['alt', '']);
  });
});

it.each([
  ['a', 'a', 'a', 'a'],
  ['a', 'a1', 'a', 'a1'],
  ['a', 'a', 'a2', 'a2'],
  ['a', 'a1', 'a1', 'a1'],
  ['a', 'a\n1', 'a\n2', 'a\n2\n1'],
  ['', 'mine', 'theirs', 'theirs\nmine'],
  ['abc', 'xbc', 'aby', 'aby\n\nxbc'],
])('two tabs that began with %j: %j and %j become %j', (base, own, other, merged) => {
  expect(mergeNotes(base, own, other)).toBe(merged);
});
