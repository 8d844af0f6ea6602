import { useDispatch } from 'react-redux';
import { mayClaim, type ClaimRefusal, type ComplaintClaim } from '~/domain/order/complaint';
import type { Order } from '~/domain/order/order';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import type { ButtonProps } from '~/shared/ui/Button';
import { ReasonedButton } from '~/shared/ui/ReasonedButton';
import { complaintActions } from '../complaintSlice';
import '../complaintTexts.de';

const refusalTexts = {
  moreThanOneProduct: 'complaint.moreThanOneProduct',
  unknownProducts: 'complaint.unknownProducts',
  noCustomer: 'complaint.noCustomer',
} as const satisfies Record<ClaimRefusal, PlainTextKey>;

interface ComplaintButtonProps extends Pick<ButtonProps, 'size' | 'choice' | 'choiceFocuses'> {
  readonly order: Order;
  /** The flag `complaintOrders`; off: renders nothing. */
  readonly isOn: boolean;
  /** Begins the complaint; omitted: in this call. */
  readonly onClaim?: (claim: ComplaintClaim) => void;
}

/**
 * Renders the button that makes a complaint order of an order and opens the order entry; where that is not possible, with the
 * reason beside it (REQ D2.2).
 */
export function ComplaintButton({ order, isOn, onClaim, ...button }: ComplaintButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  if (!isOn) return null;
  const decision = mayClaim(order);
  return (
    <ReasonedButton
      {...button}
      reason={decision.isPossible ? null : t(refusalTexts[decision.reason])}
      onClick={() => {
        if (!decision.isPossible) return;
        if (onClaim === undefined) dispatch(complaintActions.claimRequested(decision.claim));
        else onClaim(decision.claim);
      }}
    >
      {t('complaint.claim')}
    </ReasonedButton>
  );
}
