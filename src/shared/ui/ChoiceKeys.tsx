import type { KeyboardEvent, ReactNode } from 'react';
import { chooseByKey, isTextField } from '../keyboard/choices';
import { isDigit, numberField, typeNumber, watchForNumber } from '../keyboard/numberAfterChoice';
import { pressTimeOf } from '../keyboard/pressTime';

interface ChoiceKeysProps {
  /** Called after a choice by its key, also of a disabled control, which says why. */
  readonly onChosen?: (chosen: HTMLElement) => void;
  /**
   * Called before each choice; returns a function that restores what is chosen now. With it a digit may turn out to be the beginning of a
   * number (`watchForNumber`), and the focus goes to the field for numbers after an option was chosen.
   */
  readonly restorePoint?: () => () => void;
  /** A digit without a choice is typed into the field for numbers. Implied by `restorePoint`. */
  readonly forwardsNumbers?: boolean;
  readonly children: ReactNode;
}

/** Lets the characters of the choices inside choose while the focus is inside too; a dialog does this by itself. */
export function ChoiceKeys({ onChosen, restorePoint, forwardsNumbers = false, children }: ChoiceKeysProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // React bubbles the events of a dialog that was opened from inside.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const isNumber = isDigit(event) && !event.repeat && !isTextField(event.target);
    const mayBeNumber = isNumber && restorePoint !== undefined;
    const restore = restorePoint?.() ?? (() => undefined);
    const chosen = chooseByKey(event.currentTarget, event);
    if (chosen === null) {
      if ((mayBeNumber || (isNumber && forwardsNumbers)) && typeNumber(event.key)) event.preventDefault();
      return;
    }
    const isOption = chosen instanceof HTMLInputElement && !chosen.disabled;
    if (mayBeNumber && isOption) numberField()?.focus();
    onChosen?.(chosen);
    if (mayBeNumber) watchForNumber({ digit: event.key, at: pressTimeOf(event.nativeEvent), undo: restore });
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
