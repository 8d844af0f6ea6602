import { useRef, useState, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { parkingLimits } from '~config/limits/parking';
import { berlinShortDateTime } from '~/domain/common/berlinTime';
import { selectCallState } from '~/features/call/callSlice';
import type { ParkReason, ParkingReason } from '~/features/call/parkedMark';
import { isDue } from '~/features/call/parkedUrgency';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Dialog } from '~/shared/ui/Dialog';
import { TextField } from '~/shared/ui/TextField';
import { nextTime } from './dueTime';
import { obstacleToParking } from './markOf';
import styles from './ParkedCalls.module.css';
import '~/app/call/callTexts.de';
import './parkedTexts.de';

/** The reasons that an agent chooses from. */
const reasons = ['callsBack', 'waitsForGoods', 'inquiry', 'other'] as const satisfies readonly ParkReason[];

/** The initial values of the form: the reason of the last parking, and its reminder unless that has passed. */
function initialValues(parkedFor: ParkingReason | null, now: Date) {
  if (parkedFor === null || parkedFor.reason === 'interrupted') return { reason: reasons[0], text: '', time: '' };
  const { reason, text, dueAt } = parkedFor;
  return { reason, text, time: dueAt === null || isDue(parkedFor, now) ? '' : berlinShortDateTime(dueAt) };
}

interface ParkDialogProps {
  readonly onClose: () => void;
  readonly onPark: (why: ParkingReason) => void;
}

/** Asks why the call is put aside and when to be reminded of it. */
export function ParkDialog({ onClose, onPark }: ParkDialogProps) {
  const t = useText();
  const obstacle = useSelector(obstacleToParking);
  const { parkedFor } = useParts(selectCallState, 'parkedFor');
  const [initial] = useState(() => initialValues(parkedFor, new Date()));
  const [reason, setReason] = useState<ParkReason>(initial.reason);
  const [text, setText] = useState(initial.text);
  const [time, setTime] = useState(initial.time);
  const [wrong, setWrong] = useState<{ text: boolean; time: 'wrong' | 'tooLate' | null }>({ text: false, time: null });
  const textField = useRef<HTMLInputElement>(null);
  const park = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const due = nextTime(time, new Date());
    const isTextMissing = reason === 'other' && text.trim() === '';
    setWrong({ text: isTextMissing, time: typeof due === 'string' ? due : null });
    if (!isTextMissing && typeof due !== 'string') onPark({ reason, text: text.trim(), ...due });
  };
  if (obstacle !== null) {
    return (
      <Dialog
        title={t('parked.title')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('parked.keep')}</Button>}
      >
        <p>{t(obstacle === 'sending' ? 'newCall.sending' : 'parked.nothing')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('parked.title')}
      onClose={onClose}
      onChosen={(chosen) => {
        if (chosen instanceof HTMLInputElement && chosen.value === 'other') textField.current?.focus();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t('parked.keep')}</Button>
          <Button look="primary" onClick={park}>
            {t('parked.confirm')}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={park}>
        <fieldset className={styles.reasons}>
          <legend>{t('parked.why')}</legend>
          {reasons.map((each, index) => (
            <ChoiceCard
              key={each}
              name="parkReason"
              value={each}
              compact
              checked={reason === each}
              initialFocus={index === 0}
              choice={String(index + 1)}
              title={t(`parked.reason.${each}`)}
              onChoose={() => setReason(each)}
            />
          ))}
        </fieldset>
        <TextField
          ref={textField}
          label={t('parked.text')}
          value={text}
          maxLength={parkingLimits.parkTextLength}
          error={wrong.text ? t('parked.textMissing') : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TextField
          label={t('parked.time.label')}
          value={time}
          maxLength={13}
          hint={t('parked.time.hint')}
          error={wrong.time === null ? undefined : t(`parked.time.${wrong.time}`)}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        {/* Enter in a field parks. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
