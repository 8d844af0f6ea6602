import { useEffect, useRef, type ReactNode } from 'react';
import form from '~/shared/ui/Form.module.css';
import { CorrectionFoot } from './CorrectionFoot';
import { SubmitKey } from './SubmitKey';
import styles from './OrderDisplay.module.css';

interface CorrectionFrameProps {
  readonly label: string;
  /** `resubmits`: the order is submitted with what the form takes over. */
  readonly onSubmit: (resubmits: boolean) => void;
  readonly children: ReactNode;
}

/** Renders the frame of a correction form; its input counts as unsaved until it is applied (DECISIONS 26). */
export function CorrectionFrame({ label, onSubmit, children }: CorrectionFrameProps) {
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  return (
    <SubmitKey onSubmit={() => onSubmit(true)}>
      <form
        ref={frame}
        className={`${form.form} ${styles.correction}`}
        aria-label={label}
        data-unsaved
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(false);
        }}
      >
        {children}
        <CorrectionFoot onResubmit={() => onSubmit(true)} canTake />
      </form>
    </SubmitKey>
  );
}
