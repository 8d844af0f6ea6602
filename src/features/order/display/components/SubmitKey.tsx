import type { ReactNode } from 'react';
import { matchesKey } from '~/shared/keyboard/keys';

interface SubmitKeyProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Calls `onSubmit` on Ctrl+Enter in one of its children (UX Keys). */
export function SubmitKey({ onSubmit, children }: SubmitKeyProps) {
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (!matchesKey(event, 'submit')) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </div>
  );
}
