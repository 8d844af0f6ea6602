import { useDispatch } from 'react-redux';
import type { InflightRejection } from '~/domain/order/inflightOrder';
import { rejectedArticle } from '~/domain/order/inflightRejection';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { inflightActions } from '../inflightSlice';
import '../inflightTexts.de';

interface RejectedInflightDialogProps {
  readonly rejection: InflightRejection;
  readonly baseProductNo: string | null;
}

/** Renders why the voice computer handed the order over and what to do; Enter closes. */
export function RejectedInflightDialog({ rejection, baseProductNo }: RejectedInflightDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const article = rejectedArticle(rejection, baseProductNo);
  const close = () => dispatch(inflightActions.rejectionRead());
  return (
    <Dialog
      title={t(`inflight.rejection.headline.${rejection}`)}
      onClose={close}
      actions={
        <Button look="primary" initialFocus onClick={close}>
          {t('inflight.understood')}
        </Button>
      }
    >
      {article !== null && <p>{t('inflight.article', { number: article })}</p>}
      <p>{t(`inflight.rejection.instruction.${rejection}`)}</p>
    </Dialog>
  );
}
