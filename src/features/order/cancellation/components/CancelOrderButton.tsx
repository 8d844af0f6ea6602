import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { orderCancellationActions, type CancellableOrder } from '../orderCancellationSlice';
import '../cancelButtonTexts.de';

interface CancelOrderButtonProps {
  readonly order: CancellableOrder;
  readonly size?: 'normal' | 'row';
}

/** Opens the dialog that cancels an order; the screen renders {@link CancelOrderDialog} beside its content. */
export function CancelOrderButton({ order, size = 'row' }: CancelOrderButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <Button
      look="danger"
      size={size}
      onClick={() => dispatch(orderCancellationActions.cancellationAdvanced({ phase: 'asking', order }))}
    >
      {t('cancelOrder.confirm')}
    </Button>
  );
}
