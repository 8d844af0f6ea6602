import { keysLimits } from '~config/limits/keys';
import { keys } from '~/shared/keyboard/keys';

/** Whether this click on a control that has a key shows the key. */
export function showsKey(clicks: number): boolean {
  const { keyHintClicks, keyHintPause } = keysLimits;
  return clicks >= keyHintClicks && (clicks - keyHintClicks) % keyHintPause === 0;
}

/** The German name of the first of the shortcuts, which are written as in `aria-keyshortcuts`. */
export function keyNameOf(shortcuts: string): string {
  const [aria = ''] = shortcuts.split(' ');
  return Object.values(keys).find((key) => key.aria === aria)?.label ?? aria.replace('Control+', 'Strg ');
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

export interface HintPlace {
  readonly top: number;
  readonly left: number;
}

/** Room that the hint needs, in pixels. */
const room = { width: 150, height: 32 };
const tall = 120;

/** Places the hint below the control, or above a tall one and at the end of the window; never over it. */
export function hintPlace(
  { top, bottom, left }: Box,
  window: { readonly width: number; readonly height: number },
): HintPlace {
  const isAbove = top > room.height && (bottom - top > tall || bottom + room.height > window.height);
  return {
    top: isAbove ? top - room.height : bottom + 4,
    left: Math.max(4, Math.min(left, window.width - room.width)),
  };
}
