import { useDispatch } from 'react-redux';
import { orderDisplayActions } from '../orderDisplaySlice';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import '../orderDisplayPageTexts.de';
import styles from './OrderDisplay.module.css';

interface CorrectionFootProps {
  /** Takes the form over and submits the order. */
  readonly onResubmit: () => void;
  /** Also renders the button that only takes the form over. False for bank details, whose form has such a button. */
  readonly canTake?: boolean;
}

/** Renders the buttons of a correction form: take over and submit, take over only, cancel. */
export function CorrectionFoot({ onResubmit, canTake = false }: CorrectionFootProps) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <div className={styles.buttons}>
      <Button look="primary" shortcut={keys.submit.label} aria-keyshortcuts={keys.submit.aria} onClick={onResubmit}>
        {t('rejected.correctAndResubmit')}
      </Button>
      {canTake && <Button type="submit">{t('rejected.take')}</Button>}
      <Button onClick={() => dispatch(orderDisplayActions.formOpened(null))}>{t('rejected.close')}</Button>
    </div>
  );
}
