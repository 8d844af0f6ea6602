import { useEffect, useState } from 'react';
import { limits } from '~config/limits';
import { paypalWindow, type PaypalFacts, type PaypalWindow } from '~/domain/order/paypalWindow';
import { serviceNow } from '~/services/http/serviceClock';

const minute = 60_000;

/** What is left of the 36 hours of a PayPal order; counts down by the minute while the order is on the screen (REQ E5.1). */
export function usePaypalWindow(order: PaypalFacts): PaypalWindow {
  const [, setCount] = useState(0);
  const paypal = paypalWindow(order, serviceNow(), limits.paypalWindow);
  const remaining = paypal.kind === 'open' ? paypal.remaining : null;
  useEffect(() => {
    if (remaining === null) return undefined;
    const timer = setTimeout(() => setCount((count) => count + 1), Math.min(remaining, minute));
    return () => clearTimeout(timer);
  }, [remaining]);
  return paypal;
}
