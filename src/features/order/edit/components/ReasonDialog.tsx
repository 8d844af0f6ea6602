import { useState, type ReactNode } from 'react';
import { cancelReasons } from '~config/cancelReasons';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { SelectField } from '~/shared/ui/SelectField';
import '~/domain/order/orderWords.de';
import '~/shared/i18n/dialogTexts.de';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** The preselected reason; the service may send a code that is not in `cancelReasons`. */
  readonly firstReason?: string;
  /** The cancellation is in flight: the button is disabled. */
  readonly isSending?: boolean;
  readonly confirmByKey?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
  /** The message of a cancellation that failed. */
  readonly children?: ReactNode;
}

/** Asks for the reason with which a position or the whole order is cancelled (REQ F1.4, F3.3). */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, firstReason = cancelReasons[0], isSending = false } = props;
  const { confirmByKey = true, onClose, onConfirm, children } = props;
  const t = useText();
  const [reason, setReason] = useState(firstReason);
  return (
    <Dialog
      title={title}
      confirmByKey={confirmByKey}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="danger" initialFocus isOff={isSending} onClick={() => onConfirm(reason)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className={styles.dialogText}>{text}</p>
      <SelectField
        byDigit
        label={t('editOrder.wholeOrder.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      >
        {cancelReasons.map((code) => (
          <option key={code} value={code}>
            {t(`order.cancelReason.${code}`)}
          </option>
        ))}
      </SelectField>
      {children}
    </Dialog>
  );
}
