import { describe, expect, it } from 'vitest';
import { hintPlace, keyNameOf, showsKey } from './keyHint';

describe('a key is shown beside what was clicked with the mouse (UX Keys)', () => {
  it('with the third click, and again after 20 further ones', () => {
    const shown = Array.from({ length: 50 }, (_, index) => index + 1).filter((clicks) => showsKey(clicks));
    expect(shown).toEqual([3, 23, 43]);
  });

  it.each([
    ['F4', 'F4'],
    ['Control+Enter', 'Strg ⏎'],
    ['Escape', 'Esc'],
    ['3', '3'],
    ['Control+Y', 'Strg Y'],
    ['J N', 'J'],
  ])('%s is called %s', (shortcuts, name) => {
    expect(keyNameOf(shortcuts)).toBe(name);
  });

  it.each([
    ['below the control', { top: 100, bottom: 136, left: 40 }, { top: 140, left: 40 }],
    ['above at the end of the window', { top: 680, bottom: 716, left: 40 }, { top: 648, left: 40 }],
    ['above a tall group', { top: 200, bottom: 500, left: 40 }, { top: 168, left: 40 }],
    ['below a tall group at the top', { top: 10, bottom: 500, left: 40 }, { top: 504, left: 40 }],
    ['inside the window', { top: 100, bottom: 136, left: 1260 }, { top: 140, left: 1130 }],
  ])('%s', (_name, box, place) => {
    expect(hintPlace(box, { width: 1280, height: 720 })).toEqual(place);
  });
});
