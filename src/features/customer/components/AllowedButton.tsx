import type { ReactNode } from 'react';
import { Button } from '~/shared/ui/Button';

interface AllowedButtonProps {
  readonly isAllowed: boolean;
  /** The element that says why it is off. */
  readonly reasonId: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A control that needs a role: without it the control is off and says why (UX principle 3). */
export function AllowedButton({ isAllowed, reasonId, onClick, children }: AllowedButtonProps) {
  return (
    <Button
      look="link"
      aria-disabled={!isAllowed}
      aria-describedby={isAllowed ? undefined : reasonId}
      onClick={() => {
        if (isAllowed) onClick();
      }}
    >
      {children}
    </Button>
  );
}
