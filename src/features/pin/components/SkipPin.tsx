import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { SelectField } from '~/shared/ui/SelectField';
import { pinActions, selectPinState, skipReasons } from '../pinSlice';
import '../pinTexts.de';
import styles from './PinDialog.module.css';

/** Skips the PIN with a reason, which leads to the birthday check; may be disabled permanently (REQ B3.7). */
export function SkipPin({ isDisabled }: { readonly isDisabled: boolean }) {
  const t = useText();
  const dispatch = useDispatch();
  const { check } = useParts(selectPinState, 'check');
  const [chosen, setChosen] = useState('');
  const reason = skipReasons.find((known) => known === chosen);
  const [missing, setMissing] = useState(false);
  if (isDisabled) return <p className={styles.note}>{t('pin.skipDisabled')}</p>;
  return (
    <fieldset className={styles.skip}>
      <legend className={styles.legend}>{t('pin.skipTitle')}</legend>
      <SelectField
        byDigit
        label={t('pin.skipReason')}
        value={chosen}
        error={missing && reason === undefined ? t('pin.skipReasonMissing') : undefined}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{t('pin.reason.choose')}</option>
        {skipReasons.map((known) => (
          <option key={known} value={known}>
            {t(`pin.reason.${known}`)}
          </option>
        ))}
      </SelectField>
      <Button
        aria-disabled={check === 'running'}
        onClick={() => {
          setMissing(reason === undefined);
          if (reason !== undefined && check !== 'running') dispatch(pinActions.skipRequested(reason));
        }}
      >
        {t('pin.skip')}
      </Button>
      {check === 'skipFailed' && <Message tone="error">{t('pin.skipFailed')}</Message>}
    </fieldset>
  );
}
