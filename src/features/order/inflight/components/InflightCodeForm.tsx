import { useSelector } from 'react-redux';
import { withoutBlanks } from '~/domain/common/digits';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { NumberForm } from '~/shared/ui/NumberForm';
import { selectInflightState, type InflightState } from '../inflightSlice';
import '../inflightTexts.de';
import styles from './Inflight.module.css';

/**
 * Renders the form for the code that the voice computer gave the caller (DECISIONS 38). A newer code cancels a running
 * lookup.
 */
export function InflightCodeForm({ onLoad }: { readonly onLoad: (code: string) => void }) {
  const t = useText();
  const inflight = useSelector(selectInflightState);
  return (
    <>
      <NumberForm
        className={styles.form}
        label={t('inflight.code')}
        hint={t('inflight.codeHint')}
        initial={'code' in inflight ? inflight.code : ''}
        read={withoutBlanks}
        missingText={t('inflight.codeMissing')}
        problemOf={(code) => problemOf(inflight, code, t)}
        submitText={t('inflight.load')}
        onSubmit={onLoad}
      />
      <p className={styles.loading} role="status">
        {inflight.phase === 'loading' && t('inflight.loading', { code: inflight.code })}
      </p>
      {inflight.phase === 'failed' && (
        <Message tone="error" actionText={t('common.tryAgain')} onAction={() => onLoad(inflight.code)}>
          {t('inflight.failed', { code: inflight.code })}
        </Message>
      )}
    </>
  );
}

function problemOf(inflight: InflightState, code: string, t: Translate): string | undefined {
  return inflight.phase === 'notFound' && inflight.code === code ? t('inflight.notFound', { code }) : undefined;
}
