import type { ReactNode } from 'react';
import { chooseByKey } from '../keyboard/choices';

interface ChoiceKeysProps {
  /** Called after a choice by its key, also of a disabled control, which says why. */
  readonly onChosen?: (chosen: HTMLElement) => void;
  readonly children: ReactNode;
}

/** Lets the characters of the choices inside choose while the focus is inside too; a dialog does this by itself. */
export function ChoiceKeys({ onChosen, children }: ChoiceKeysProps) {
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        // React bubbles the events of a dialog that was opened from inside.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
        const chosen = chooseByKey(event.currentTarget, event);
        if (chosen !== null) onChosen?.(chosen);
      }}
    >
      {children}
    </div>
  );
}
