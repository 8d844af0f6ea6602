import { useState, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './CancelDialog.module.css';
import { OptionalCodeField } from './OptionalCodeField';
import { Dialog } from './Dialog';

interface CancelDialogProps<Reason extends string> {
  readonly words: {
    readonly title: string;
    /** What is cancelled, in a sentence. */
    readonly which: string;
    readonly keep: string;
    readonly confirm: string;
    readonly inProgress: string;
    readonly reason: string;
    readonly reasonMissing: string;
    /** The empty choice. */
    readonly choose: string;
  };
  readonly reasons: readonly Reason[];
  readonly wordOf: (reason: Reason) => string;
  readonly isInProgress: boolean;
  /** The dialog can only be closed: what became of the cancellation is not known. */
  readonly isOver?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: Reason) => void;
  /** The message of a cancellation that failed. */
  readonly children?: ReactNode;
}

/** Asks for the reason and confirms a cancellation; while it is in progress, the dialog stays open and accepts nothing. */
export function CancelDialog<Reason extends string>(props: CancelDialogProps<Reason>) {
  const { words, reasons, wordOf, isInProgress, isOver = false, onClose, onConfirm, children } = props;
  const [reason, setReason] = useState<Reason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const close = () => {
    if (!isInProgress) onClose();
  };
  const confirm = () => {
    setIsMissing(reason === null);
    if (reason !== null && !isInProgress) onConfirm(reason);
  };
  return (
    <Dialog
      title={words.title}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isInProgress} onClick={close}>
            {words.keep}
          </Button>
          {!isOver && (
            <Button look="danger" aria-disabled={isInProgress} onClick={confirm}>
              {isInProgress ? words.inProgress : words.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p>{words.which}</p>
        {!isOver && (
          <OptionalCodeField
            byDigit
            label={words.reason}
            none={words.choose}
            codes={reasons}
            textOf={wordOf}
            data-initial-focus=""
            value={reason}
            error={isMissing ? words.reasonMissing : undefined}
            onChoose={(chosen) => {
              setReason(chosen);
              setIsMissing(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.repeat) return;
              event.preventDefault();
              confirm();
            }}
          />
        )}
        <p role="status" className="visually-hidden">
          {isInProgress && words.inProgress}
        </p>
        {children}
      </div>
    </Dialog>
  );
}
