import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import '../basketDialogTexts.de';
import styles from './BasketPanel.module.css';

/** Renders the dialog with the conditions of the take-back of an old device. */
export function TakeBackConditions({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t('takeBack.detailsTitle')}
      onClose={onClose}
      actions={
        <Button initialFocus onClick={onClose}>
          {t('takeBack.back')}
        </Button>
      }
    >
      <ul className={styles.conditions}>
        <li>{t('takeBack.condition.sameKind')}</li>
        <li>{t('takeBack.condition.emptied')}</li>
        <li>{t('takeBack.condition.data')}</li>
        <li>{t('takeBack.condition.batteries')}</li>
        <li>{t('takeBack.condition.free')}</li>
      </ul>
    </Dialog>
  );
}
