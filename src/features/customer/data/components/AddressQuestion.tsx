import { useRef } from 'react';
import {
  differingFields,
  type AddressSuggestion,
  type CompleteAddress,
  type PartialAddress,
} from '~/domain/address/addressCheck';
import { useAnswerInPlace } from '~/shared/hooks/useAnswerInPlace';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { Button } from '~/shared/ui/Button';
import { ChoiceKeys } from '~/shared/ui/ChoiceKeys';
import { Message } from '~/shared/ui/Message';
import '../customerDataTexts.de';
import type { DataCheck } from '../customerDataSlice';
import styles from './CustomerData.module.css';

interface AddressQuestionProps {
  readonly check: DataCheck;
  readonly typed: Pick<AddressSuggestion, 'street' | 'streetNumber' | 'zipCode' | 'city'>;
  /** The check of a billing address can be skipped, that of a delivery address cannot (REQ B9.5). */
  readonly maySkip: boolean;
  readonly onTake: (suggestion: AddressSuggestion) => void;
  readonly onSkip: () => void;
}

/** Renders the result of the address check and the possible actions. The form keeps its values. */
export function AddressQuestion({ check, typed, maySkip, onTake, onSkip }: AddressQuestionProps) {
  const t = useText();
  const answers = useRef<HTMLElement>(null);
  const isAsked = check.status === 'addressOffline' || check.status === 'address';
  // The check is the identity of the warning: each new one takes the focus again.
  useAnswerInPlace(answers, isAsked ? check : null);
  switch (check.status) {
    case 'addressOffline':
      return (
        <section ref={answers} aria-label={t('addressCheck.title')}>
          <Message tone="warning" live="assertive" actionText={t('addressCheck.withoutCheck')} onAction={onSkip}>
            {t('addressCheck.offline')}
          </Message>
        </section>
      );
    case 'address': {
      const { verdict } = check;
      const candidates = verdict.kind === 'suggestions' ? verdict.suggestions : [];
      const partial = verdict.kind === 'partial' ? verdict.partial : [];
      return (
        <section ref={answers} aria-label={t('addressCheck.title')}>
          <Message tone="warning" live="assertive">
            {verdict.kind === 'suggestions' && t('addressCheck.suggestions')}
            {verdict.kind === 'partial' && t('addressCheck.partial')}
            {verdict.kind === 'notFound' && t('addressCheck.notFound')}
            {verdict.kind !== 'suggestions' && !maySkip && <p>{t('addressCheck.notDeliverable')}</p>}
          </Message>
          <ChoiceKeys>
            <ul className={styles.suggestions}>
              {candidates.map((suggestion, index) => (
                <Suggestion
                  key={keyOf(suggestion)}
                  suggestion={suggestion}
                  typed={typed}
                  choice={choiceOf(index)}
                  onTake={onTake}
                />
              ))}
              {partial.map((suggestion) => (
                <Suggestion key={keyOf(suggestion)} suggestion={suggestion} typed={typed} onTake={onTake} />
              ))}
            </ul>
            {maySkip && (
              <p className={styles.keep}>
                <Button look="link" choice={choiceOf(candidates.length)} onClick={onSkip}>
                  {t('addressCheck.keep')}
                </Button>
              </p>
            )}
          </ChoiceKeys>
        </section>
      );
    }
    case 'none':
    case 'running':
    case 'postNumberRefused':
    case 'postNumberOffline':
    case 'duplicates':
    case 'emailInUse':
    case 'lightUser':
    case 'duplicatesFailed':
    case 'failed':
      return null;
  }
}

interface SuggestionProps {
  readonly suggestion: CompleteAddress | PartialAddress;
  readonly typed: AddressQuestionProps['typed'];
  readonly choice?: string | undefined;
  readonly onTake: AddressQuestionProps['onTake'];
}

function Suggestion({ suggestion, typed, choice, onTake }: SuggestionProps) {
  const t = useText();
  const { street, streetNumber, zipCode, city } = suggestion;
  const address = `${street} ${streetNumber}, ${zipCode} ${city}`;
  const kinds = 'flags' in suggestion ? suggestion.flags : suggestion.kind === null ? [] : [suggestion.kind];
  const fields = differingFields(typed, suggestion).map((field) => t(`addressCheck.field.${field}`));
  const remarks = [
    ...kinds.map((kind) => t(`addressCheck.kind.${kind}`)),
    ...(fields.length > 0 ? [t('addressCheck.differs', { fields: fields.join(', ') })] : []),
  ];
  return (
    <li className={styles.suggestion}>
      <div>
        {address}
        <p className={styles.remark}>{remarks.join(' · ')}</p>
      </div>
      {'kind' in suggestion && (
        <Button
          size="row"
          choice={choice}
          aria-label={`${t('addressCheck.takeShort')}: ${address}`}
          onClick={() => onTake(suggestion)}
        >
          {t('addressCheck.takeShort')}
        </Button>
      )}
    </li>
  );
}

function keyOf({ street, streetNumber, zipCode, city }: AddressSuggestion): string {
  return [street, streetNumber, zipCode, city].join('|');
}
