import { useDispatch } from 'react-redux';
import { isWaitlistSellable } from '~/domain/waitlist/waitlist';
import { selectCallState } from '~/features/call/callSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button, type ButtonProps } from '~/shared/ui/Button';
import type { ReservedArticle } from '../reservation';
import { mayUseWaitlist } from '../mayUseWaitlist';
import { waitlistActions } from '../waitlistSlice';
import '../reservationTexts.de';

interface ReservationButtonProps {
  readonly article: ReservedArticle;
  /** The status of the product. */
  readonly status: string;
  readonly size: NonNullable<ButtonProps['size']>;
  /** Called before the dialog opens. */
  readonly onOpen: () => void;
}

/** Renders the button that opens a reservation; nothing for a product without a waitlist, or an agent without it. */
export function ReservationButton({ article, status, size, onOpen }: ReservationButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { agentUsername } = useParts(selectCallState, 'agentUsername');
  if (!isWaitlistSellable({ status }) || !mayUseWaitlist(agentUsername)) return null;
  return (
    <Button
      size={size}
      choice="w"
      onClick={() => {
        onOpen();
        dispatch(waitlistActions.reservationRequested(article));
      }}
    >
      {t('waitlist.reservation.open')}
    </Button>
  );
}
