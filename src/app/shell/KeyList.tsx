import { useText } from '~/shared/i18n/i18n';
import { keys, type KeyName } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { Dialog } from '~/shared/ui/Dialog';
import { keyTexts } from './keyTexts';
import './shellTexts.de';
import styles from './Shell.module.css';

const order: readonly KeyName[] = [
  'jump',
  'customer',
  'product',
  'context',
  'payment',
  'voucher',
  'history',
  'subscriptions',
  'announceTotal',
  'notifications',
  'notes',
  'infoPost',
  'learningStudio',
  'notices',
  'undo',
  'submit',
  'close',
  'keyList',
];

/** The list of keys (UX Keys). */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      actions={
        <Button initialFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <dl className={styles.keyList}>
        {order.map((name) => (
          <div key={name} className={styles.keyRow}>
            <dt>
              <span className="visually-hidden">{keys[name].aria}</span>
              <Kbd>{keys[name].label}</Kbd>
            </dt>
            <dd>{t(keyTexts[name])}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
