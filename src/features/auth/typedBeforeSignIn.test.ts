// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { noteTypedText, takeDroppedText } from './typedBeforeSignIn';

const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, ...more });

it.each([
  ['a digit', key('4'), true],
  ['a paste', new Event('paste'), true],
  ['Enter', key('Enter'), false],
  ['Ctrl+C', key('c', { ctrlKey: true }), false],
  ['Shift', key('Shift', { shiftKey: true }), false],
] as const)(
  'text typed between a session and the page of the provider is told once: %s (DECISIONS 34)',
  (_what, event, isText) => {
    const stop = noteTypedText();
    document.dispatchEvent(event);
    expect(takeDroppedText()).toBe(isText);
    expect(takeDroppedText()).toBe(false);
    stop();
    document.dispatchEvent(event);
    expect(takeDroppedText()).toBe(false);
  },
);
