import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { InflightStrip } from '~/features/order/inflight/components/InflightStrip';
import { RejectedInflightDialog } from '~/features/order/inflight/components/RejectedInflightDialog';
import { selectInflightState } from '~/features/order/inflight/inflightSlice';
import { StripFrame } from '~/shared/ui/StripFrame';

interface InflightFrameProps {
  readonly onOtherCode?: () => void;
  /** The order entry. */
  readonly children: ReactNode;
}

/** Renders the order entry of a call whose order was begun with the voice computer, below the status of that order. */
export function InflightFrame({ onOtherCode, children }: InflightFrameProps) {
  const inflight = useSelector(selectInflightState);
  return (
    <>
      <StripFrame strip={<InflightStrip onOtherCode={onOtherCode} />}>{children}</StripFrame>
      {inflight.phase === 'loaded' && inflight.rejection !== null && !inflight.isRejectionRead && (
        <RejectedInflightDialog rejection={inflight.rejection} baseProductNo={inflight.order.baseProductNo} />
      )}
    </>
  );
}
