import { withoutBlanks } from '~/domain/common/digits';
import { useText } from '~/shared/i18n/i18n';
import { NumberForm } from '~/shared/ui/NumberForm';
import '../botRequestTexts.de';
import styles from './BotRequest.module.css';

interface BotNumberFormProps {
  /** The number in the address; empty where there is none. */
  readonly number: string;
  /** Shows an error on submit without a number; false where the agent may continue without one. */
  readonly isRequired: boolean;
  /** The service has no hand-over with this number. */
  readonly isUnknown: boolean;
  readonly submitText: string;
  readonly onSubmit: (number: string) => void;
}

/** Renders the form for the number that the phone bot gave the agent (DECISIONS 38). */
export function BotNumberForm({ number, isRequired, isUnknown, submitText, onSubmit }: BotNumberFormProps) {
  const t = useText();
  return (
    <NumberForm
      className={styles.form}
      label={t('botRequest.number')}
      hint={t('botRequest.numberHint')}
      initial={number}
      read={withoutBlanks}
      missingText={isRequired ? t('botRequest.numberMissing') : undefined}
      problemOf={(typed) => (isUnknown && typed === number ? t('botRequest.notFound', { number }) : undefined)}
      submitText={submitText}
      onSubmit={onSubmit}
    />
  );
}
