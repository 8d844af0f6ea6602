import { useDispatch } from 'react-redux';
import { mayClaim, type ComplaintClaim } from '~/domain/order/complaint';
import type { Order } from '~/domain/order/order';
import { useText } from '~/shared/i18n/i18n';
import { Button, type ButtonProps } from '~/shared/ui/Button';
import { complaintActions } from '../complaintSlice';
import '~/domain/order/orderWords.de';

interface ComplaintButtonProps extends Pick<ButtonProps, 'size' | 'choice' | 'choiceFocuses'> {
  readonly order: Order;
  /** Begins the complaint; omitted: in this call. */
  readonly onClaim?: (claim: ComplaintClaim) => void;
}

/** Renders the button that makes a complaint order of an order and opens the order entry; nothing where that is not possible (REQ D2.2). */
export function ComplaintButton({ order, onClaim, ...button }: ComplaintButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const decision = mayClaim(order);
  if (!decision.isPossible) return null;
  return (
    <Button
      {...button}
      onClick={() => {
        if (onClaim === undefined) dispatch(complaintActions.claimRequested(decision.claim));
        else onClaim(decision.claim);
      }}
    >
      {t('order.claim')}
    </Button>
  );
}
