import { useSelector } from 'react-redux';
import { selectCurrency } from '~/features/call/callSlice';
import { ComplaintBar } from '~/features/order/complaint/components/ComplaintBar';
import { preloadProblemText } from '~/features/order/place/preloadProblemText';
import { refusalText } from '~/features/payment/paymentTexts';
import { useText } from '~/shared/i18n/i18n';

/** Renders the running complaint with the words of the payment rules. */
export function ComplaintStrip() {
  const t = useText();
  const currency = useSelector(selectCurrency);
  return (
    <ComplaintBar
      problemText={(part, problem) =>
        preloadProblemText(part, problem, t, (refusal) => refusalText(refusal, currency, t))
      }
    />
  );
}
