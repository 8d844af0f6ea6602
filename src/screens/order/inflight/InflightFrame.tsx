import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectCurrency } from '~/features/call/callSlice';
import { InflightStrip } from '~/features/order/inflight/components/InflightStrip';
import { RejectedInflightDialog } from '~/features/order/inflight/components/RejectedInflightDialog';
import { selectInflightState } from '~/features/order/inflight/inflightSlice';
import { preloadProblemText } from '~/features/order/place/preloadProblemText';
import { refusalText } from '~/features/payment/paymentTexts';
import { useText } from '~/shared/i18n/i18n';
import { StripFrame } from '~/shared/ui/StripFrame';

interface InflightFrameProps {
  readonly onOtherCode?: () => void;
  /** The order entry. */
  readonly children: ReactNode;
}

/** Renders the order entry of a call whose order was begun with the voice computer, below the status of that order. */
export function InflightFrame({ onOtherCode, children }: InflightFrameProps) {
  const t = useText();
  const currency = useSelector(selectCurrency);
  const inflight = useSelector(selectInflightState);
  return (
    <>
      <StripFrame
        strip={
          <InflightStrip
            problemText={(part, problem) =>
              preloadProblemText(part, problem, t, (refusal) => refusalText(refusal, currency, t))
            }
            onOtherCode={onOtherCode}
          />
        }
      >
        {children}
      </StripFrame>
      {inflight.phase === 'loaded' && inflight.rejection !== null && !inflight.isRejectionRead && (
        <RejectedInflightDialog rejection={inflight.rejection} baseProductNo={inflight.order.baseProductNo} />
      )}
    </>
  );
}
