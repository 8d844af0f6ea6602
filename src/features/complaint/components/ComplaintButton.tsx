import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { mayClaim, type ClaimRefusal } from '~/domain/order/complaint';
import type { Order } from '~/domain/order/order';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button, type ButtonProps } from '~/shared/ui/Button';
import { complaintActions } from '../complaintSlice';
import '../complaintButtonTexts.de';
import styles from './Complaint.module.css';

const refusalTexts = {
  moreThanOneProduct: 'complaint.moreThanOneProduct',
  noCustomer: 'complaint.noCustomer',
} as const satisfies Record<ClaimRefusal, PlainTextKey>;

interface ComplaintButtonProps {
  readonly order: Order;
  /** The flag `complaintOrders`; off: renders nothing. */
  readonly isOn: boolean;
  readonly size?: ButtonProps['size'];
}

/**
 * Renders the button that makes a complaint order of an order and opens the order entry; where that is not possible, with the
 * reason beside it (REQ D2.2).
 */
export function ComplaintButton({ order, isOn, size }: ComplaintButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const reasonId = useId();
  if (!isOn) return null;
  const decision = mayClaim(order);
  return (
    <span className={styles.action}>
      <Button
        {...(size && { size })}
        aria-disabled={!decision.isPossible}
        aria-describedby={decision.isPossible ? undefined : reasonId}
        onClick={() => {
          if (decision.isPossible) dispatch(complaintActions.claimRequested(decision.claim));
        }}
      >
        {t('complaint.claim')}
      </Button>
      {!decision.isPossible && (
        <span id={reasonId} className={styles.reason}>
          {t(refusalTexts[decision.reason])}
        </span>
      )}
    </span>
  );
}
