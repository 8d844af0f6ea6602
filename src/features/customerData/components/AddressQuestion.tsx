import {
  differingFields,
  type AddressSuggestion,
  type CompleteAddress,
  type PartialAddress,
} from '~/domain/address/addressCheck';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
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
  switch (check.status) {
    case 'addressOffline':
      return (
        <Message tone="warning" live="assertive" actionText={t('addressCheck.withoutCheck')} onAction={onSkip}>
          {t('addressCheck.offline')}
        </Message>
      );
    case 'address': {
      const { verdict } = check;
      const candidates = verdict.kind === 'suggestions' ? verdict.suggestions : [];
      const partial = verdict.kind === 'partial' ? verdict.partial : [];
      return (
        <section aria-label={t('addressCheck.title')}>
          <Message
            tone="warning"
            live="assertive"
            actions={
              maySkip && (
                <Button look="link" onClick={onSkip}>
                  {t('addressCheck.keep')}
                </Button>
              )
            }
          >
            {verdict.kind === 'suggestions' && t('addressCheck.suggestions')}
            {verdict.kind === 'partial' && t('addressCheck.partial')}
            {verdict.kind === 'notFound' && t('addressCheck.notFound')}
            {verdict.kind !== 'suggestions' && !maySkip && <p>{t('addressCheck.notDeliverable')}</p>}
          </Message>
          <ul className={styles.suggestions}>
            {[...candidates, ...partial].map((suggestion) => (
              <Suggestion key={keyOf(suggestion)} suggestion={suggestion} typed={typed} onTake={onTake} />
            ))}
          </ul>
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
  readonly onTake: AddressQuestionProps['onTake'];
}

function Suggestion({ suggestion, typed, onTake }: SuggestionProps) {
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
        <Button size="row" aria-label={`${t('addressCheck.takeShort')}: ${address}`} onClick={() => onTake(suggestion)}>
          {t('addressCheck.takeShort')}
        </Button>
      )}
    </li>
  );
}

function keyOf({ street, streetNumber, zipCode, city }: AddressSuggestion): string {
  return [street, streetNumber, zipCode, city].join('|');
}
