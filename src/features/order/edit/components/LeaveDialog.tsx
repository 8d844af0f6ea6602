import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import '../editOrderTexts.de';

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before changes that are not submitted are discarded (REQ F3.4). */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useText();
  return (
    <Dialog
      title={t('editOrder.leave.title')}
      confirmByKey={false}
      onClose={onStay}
      actions={
        <>
          <Button initialFocus onClick={onStay}>
            {t('editOrder.leave.stay')}
          </Button>
          <Button look="danger" onClick={onLeave}>
            {t('editOrder.leave.confirm')}
          </Button>
        </>
      }
    >
      {t('editOrder.leave.text')}
    </Dialog>
  );
}
