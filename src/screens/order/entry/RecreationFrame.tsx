import type { ReactNode } from 'react';
import { RecreationStrip } from '~/features/order/recreation/components/RecreationStrip';
import { StripFrame } from '~/shared/ui/StripFrame';

/** Renders the order entry of a call that recreates a rejected order, below what was taken over from it. */
export function RecreationFrame({ children }: { readonly children: ReactNode }) {
  return <StripFrame strip={<RecreationStrip />}>{children}</StripFrame>;
}
