import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { orderDisplayActions } from '../orderDisplaySlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import '../orderDisplayPageTexts.de';
import styles from './OrderDisplay.module.css';

interface CorrectionFrameProps {
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Renders the frame of a correction form; its input counts as unsaved until it is applied (DECISIONS 26). */
export function CorrectionFrame({ label, onSubmit, children }: CorrectionFrameProps) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <form
      className={`${form.form} ${styles.correction}`}
      aria-label={label}
      data-unsaved
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          {t('rejected.take')}
        </Button>
        <Button onClick={() => dispatch(orderDisplayActions.formOpened(null))}>{t('rejected.close')}</Button>
      </div>
    </form>
  );
}
