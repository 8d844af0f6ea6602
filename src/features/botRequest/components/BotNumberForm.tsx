import { useState } from 'react';
import { readBotNumber } from '~/domain/order/botRequest';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { Button } from '~/shared/ui/Button';
import { TextField } from '~/shared/ui/TextField';
import styles from './BotRequest.module.css';

interface BotNumberFormProps {
  /** The number of the address; empty where it has none. */
  readonly number: string;
  /** Without a number the field says so, unless going on is possible all the same. */
  readonly isRequired: boolean;
  /** There is no hand-over of this number. */
  readonly isUnknown: boolean;
  readonly submitText: string;
  readonly onSubmit: (number: string) => void;
}

/** The number that the phone bot told the agent (DECISIONS 38). */
export function BotNumberForm({ number, isRequired, isUnknown, submitText, onSubmit }: BotNumberFormProps) {
  const t = useLaterText();
  const [typed, setTyped] = useState(number);
  const [isMissing, setIsMissing] = useState(false);
  const current = readBotNumber(typed);
  const problem = isUnknown && current === number ? t('botRequest.notFound', { number }) : undefined;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isRefused = isRequired && current === '';
        setIsMissing(isRefused);
        if (!isRefused) onSubmit(current);
      }}
    >
      <TextField
        label={t('botRequest.number')}
        className={styles.number}
        inputMode="numeric"
        autoFocus
        value={typed}
        error={isMissing ? t('botRequest.numberMissing') : problem}
        hint={t('botRequest.numberHint')}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setIsMissing(false);
        }}
      />
      <Button type="submit" look="primary">
        {submitText}
      </Button>
    </form>
  );
}
