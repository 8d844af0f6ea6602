import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectCurrency } from '~/features/call/callSlice';
import { preloadProblemText } from '~/features/order/place/preloadProblemText';
import { refusalText } from '~/features/payment/paymentTexts';
import { RecreationStrip } from '~/features/order/recreation/components/RecreationStrip';
import { useText } from '~/shared/i18n/i18n';
import { StripFrame } from '~/shared/ui/StripFrame';

/** Renders the order entry of a call that recreates a rejected order, below what was taken over from it. */
export function RecreationFrame({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const currency = useSelector(selectCurrency);
  return (
    <StripFrame
      strip={
        <RecreationStrip
          problemText={(part, problem) =>
            preloadProblemText(part, problem, t, (refusal) => refusalText(refusal, currency, t))
          }
        />
      }
    >
      {children}
    </StripFrame>
  );
}
