import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { nameOfItem } from '../itemTexts';
import type { DoubleItem } from '../reservation';
import { waitlistActions } from '../waitlistSlice';
import '../reservationTexts.de';

/** Names a second item that nobody has asked for, and ends it with one key (REQ H1.1). */
export function DoubleDialog({ double }: { readonly double: DoubleItem }) {
  const t = useText();
  const dispatch = useDispatch();
  const { item, customerNumber, phase } = double;
  const isEnding = phase === 'ending';
  const keep = () => {
    if (!isEnding) dispatch(waitlistActions.doubleSettled());
  };
  return (
    <Dialog
      question={judgement}
      title={t('waitlist.double.title')}
      onClose={keep}
      actions={
        <>
          <Button choice="2" aria-disabled={isEnding} onClick={keep}>
            {t('waitlist.double.keep')}
          </Button>
          <Button
            choice="1"
            look="primary"
            initialFocus
            isOff={isEnding}
            onClick={() => dispatch(waitlistActions.doubleEndRequested())}
          >
            {t(isEnding ? 'waitlist.double.ending' : 'waitlist.double.end')}
          </Button>
        </>
      }
    >
      <p>{t('waitlist.double.found', { name: nameOfItem(item), number: customerNumber })}</p>
      <p role="status" className="visually-hidden">
        {isEnding && t('waitlist.double.ending')}
      </p>
      {phase === 'failed' && <Message tone="error">{t('waitlist.double.failed')}</Message>}
    </Dialog>
  );
}
