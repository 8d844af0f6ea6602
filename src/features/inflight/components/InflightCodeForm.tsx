import { useState } from 'react';
import { useSelector } from 'react-redux';
import { readInflightCode } from '~/domain/order/inflightOrder';
import { useLaterText } from '~/shared/i18n/laterTexts';
import type { TranslateLater } from '~/shared/i18n/textKeys';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import { selectInflight, type InflightState } from '../inflightSlice';
import styles from './Inflight.module.css';

/** The code that the voice computer told the caller (DECISIONS 38). A newer code takes the place of one that loads. */
export function InflightCodeForm({ onLoad }: { readonly onLoad: (code: string) => void }) {
  const t = useLaterText();
  const inflight = useSelector(selectInflight);
  const [typed, setTyped] = useState('code' in inflight ? inflight.code : '');
  const [isMissing, setIsMissing] = useState(false);
  const code = readInflightCode(typed);
  const load = () => {
    setIsMissing(code === '');
    if (code !== '') onLoad(code);
  };
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          load();
        }}
      >
        <TextField
          label={t('inflight.code')}
          className={styles.code}
          inputMode="numeric"
          autoFocus
          value={typed}
          error={isMissing ? t('inflight.codeMissing') : problemOf(inflight, code, t)}
          hint={t('inflight.codeHint')}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsMissing(false);
          }}
        />
        <Button type="submit" look="primary">
          {t('inflight.load')}
        </Button>
      </form>
      <p className={styles.loading} role="status">
        {inflight.phase === 'loading' && t('inflight.loading', { code: inflight.code })}
      </p>
      {inflight.phase === 'failed' && (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => {
            onLoad(inflight.code);
          }}
        >
          {t('inflight.failed', { code: inflight.code })}
        </Message>
      )}
    </>
  );
}

function problemOf(inflight: InflightState, code: string, t: TranslateLater): string | undefined {
  return inflight.phase === 'notFound' && inflight.code === code ? t('inflight.notFound', { code }) : undefined;
}
