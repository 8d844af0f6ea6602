import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { OptionalCodeField } from '~/shared/ui/OptionalCodeField';
import { pinActions, selectPinState, skipReasons, type SkipReason } from '../pinSlice';
import '../pinTexts.de';
import styles from './PinDialog.module.css';

/** Skips the PIN with a reason, which leads to the birthday check; may be disabled permanently (REQ B3.7). */
export function SkipPin({ isDisabled }: { readonly isDisabled: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { check } = useParts(selectPinState, 'check');
  const [reason, setReason] = useState<SkipReason | null>(null);
  const [missing, setMissing] = useState(false);
  if (isDisabled) return <p className={styles.note}>{t('pin.skipDisabled')}</p>;
  return (
    <fieldset className={styles.skip}>
      <legend className={styles.legend}>{t('pin.skipTitle')}</legend>
      <OptionalCodeField
        byDigit
        label={t('pin.skipReason')}
        none={t('pin.reason.choose')}
        codes={skipReasons}
        textOf={(known) => t(`pin.reason.${known}`)}
        value={reason}
        error={missing && reason === null ? t('pin.skipReasonMissing') : undefined}
        onChoose={setReason}
      />
      <Button
        aria-disabled={check === 'running'}
        onClick={() => {
          setMissing(reason === null);
          if (reason !== null && check !== 'running') dispatch(pinActions.skipRequested(reason));
        }}
      >
        {t('pin.skip')}
      </Button>
      {check === 'skipFailed' && <Message tone="error">{t('pin.skipFailed')}</Message>}
    </fieldset>
  );
}
