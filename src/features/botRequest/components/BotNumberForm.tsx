import { readBotNumber } from '~/domain/order/botRequest';
import { useText } from '~/shared/i18n/i18n';
import { NumberForm } from '~/shared/ui/NumberForm';
import '../botRequestTexts.de';
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
  const t = useText();
  return (
    <NumberForm
      className={styles.form}
      label={t('botRequest.number')}
      hint={t('botRequest.numberHint')}
      initial={number}
      read={readBotNumber}
      missingText={isRequired ? t('botRequest.numberMissing') : undefined}
      problemOf={(typed) => (isUnknown && typed === number ? t('botRequest.notFound', { number }) : undefined)}
      submitText={submitText}
      onSubmit={onSubmit}
    />
  );
}
