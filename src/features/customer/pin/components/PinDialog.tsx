import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isPinInput, secondsLeft } from '~/domain/customer/pin';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { CodeField } from '~/shared/ui/CodeField';
import { TextField } from '~/shared/ui/TextField';
import { pinActions, selectPinState } from '../pinSlice';
import { PinLetter } from './PinLetter';
import styles from './PinDialog.module.css';
import { SkipPin } from './SkipPin';
import { pinModes, type PinMode } from '~/domain/customer/customer';
import '~/shared/i18n/dialogTexts.de';

interface PinDialogProps {
  /** Salutation, name and number of the customer. */
  readonly caller: string;
  /** Null where the service does not say which digits: then the agent chooses which ones the customer names. */
  readonly mode: PinMode | null;
  readonly skipIsDisabled: boolean;
  readonly maximumAttempts: number;
  /** The service's clock (DECISIONS 18). */
  readonly now: () => Date;
}

const formId = 'pin-challenge';

/** Of type-ahead input, three to five digits are a PIN; six or nine are an article number for the product field. */
const question = { takes: 'line', line: /^\d{3,5}$/, beginning: /^\d{1,5}$/ } as const;

/** Renders the PIN challenge (REQ B3.1): the agent asks for three digits, never for the whole PIN (DECISIONS 6). */
export function PinDialog({ caller, mode: ofService, skipIsDisabled, maximumAttempts, now }: PinDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { failedAttempts, retryAt, isExhausted, check } = useParts(
    selectPinState,
    'failedAttempts',
    'retryAt',
    'isExhausted',
    'check',
  );
  const [pin, setPin] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const [chosen, setChosen] = useState<PinMode>('FIRST_THREE_DIGITS');
  const mode = ofService ?? chosen;
  const seconds = useSecondsLeft(retryAt, now);
  const problem = useProblem(maximumAttempts);
  const isRunning = check === 'running';
  const mayVerify = !isRunning && seconds === 0;
  const cancel = () => dispatch(pinActions.cancelled());
  return (
    <Dialog
      title={t('pin.title')}
      returnFocus={false}
      question={question}
      onClose={cancel}
      width="medium"
      actions={
        <>
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          {!isExhausted && (
            <Button look="primary" type="submit" form={formId} aria-disabled={!mayVerify}>
              {seconds > 0 ? t('pin.wait', { seconds }) : t(isRunning ? 'pin.verifying' : 'pin.verify')}
            </Button>
          )}
        </>
      }
    >
      <p>{caller}</p>
      {isExhausted ? (
        <Message tone="error">{t('pin.exhausted', { maximum: maximumAttempts })}</Message>
      ) : (
        <form
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!mayVerify) return;
            setTooShort(!isPinInput(pin));
            if (!isPinInput(pin)) return;
            dispatch(pinActions.pinEntered(pin));
            setPin('');
          }}
        >
          <p className={styles.script}>{t(mode === 'FIRST_THREE_DIGITS' ? 'pin.askFirst' : 'pin.askLast')}</p>
          {ofService === null && <p>{t('pin.mode.hint')}</p>}
          {ofService === null && (
            <CodeField
              label={t('pin.mode.label')}
              codes={pinModes}
              textOf={(each) => t(`pin.mode.${each}`)}
              value={chosen}
              onChoose={setChosen}
            />
          )}
          <TextField
            label={t('pin.label')}
            data-initial-focus=""
            inputMode="numeric"
            maxLength={20}
            value={pin}
            hint={
              failedAttempts > 0 ? t('pin.attempts', { count: failedAttempts, maximum: maximumAttempts }) : undefined
            }
            error={tooShort ? t('pin.invalid') : problem}
            onChange={(event) => {
              setPin(event.currentTarget.value);
              setTooShort(false);
            }}
          />
        </form>
      )}
      <PinLetter now={now} />
      {!isExhausted && <SkipPin isDisabled={skipIsDisabled} />}
    </Dialog>
  );
}

/** The error of the last attempt, shown at the field. */
function useProblem(maximum: number): string | undefined {
  const t = useText();
  const { check, failedAttempts, refusal } = useParts(selectPinState, 'check', 'failedAttempts', 'refusal');
  switch (check) {
    case 'wrong':
      return t('pin.wrong', { count: failedAttempts, maximum });
    case 'refused':
      return refusal ?? t('pin.refused');
    case 'failed':
      return t('pin.failed');
    case 'none':
    case 'running':
    case 'skipFailed':
      return undefined;
  }
}

/** Counts down to the next attempt; survives a reload, because it stores the end time and not the remaining seconds. */
function useSecondsLeft(retryAt: string | null, now: () => Date): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(retryAt, now()));
  useEffect(() => {
    const update = () => setSeconds(secondsLeft(retryAt, now()));
    update();
    if (retryAt === null) return undefined;
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  }, [retryAt, now]);
  return seconds;
}
