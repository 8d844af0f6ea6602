import { http, type HttpHandler } from 'msw';
import { addressCheckHandlers } from './addressCheck/addressCheckHandlers.ts';
import { afterOrderHandlers } from './order/afterOrderHandlers.ts';
import { basketHandlers } from './basket/basketHandlers.ts';
import { callCentreHandlers } from './callCentre/callCentreHandlers.ts';
import { customerHandlers } from './customer/customerHandlers.ts';
import { customerPreferenceHandlers } from './customer/customerPreferenceHandlers.ts';
import { customerSearchHandlers } from './customer/customerSearchHandlers.ts';
import { editOrderHandlers } from './editOrder/editOrderHandlers.ts';
import { identityProviderHandlers } from './identityProvider/identityProviderHandlers.ts';
import { offerHandlers } from './offer/offerHandlers.ts';
import { orderHandlers } from './order/orderHandlers.ts';
import { orderHistoryHandlers } from './order/orderHistoryHandlers.ts';
import { otherHandlers } from './otherHandlers.ts';
import { pinHandlers } from './customer/pinHandlers.ts';
import { unknownCall } from './common/problem.ts';
import type { HandledOperation } from './common/serve.ts';
import { pictureHandler, productHandlers } from './product/productHandlers.ts';
import { productLinkHandlers } from './subscription/productLinkHandlers.ts';
import { productReportHandlers } from './subscription/productReportHandlers.ts';
import { subscriptionHandlers } from './subscription/subscriptionHandlers.ts';
import { voucherHandlers } from './offer/voucherHandlers.ts';
import { waitlistHandlers } from './waitlist/waitlistHandlers.ts';
import { worldHandlers } from './world/worldHandlers.ts';

/** All operations that the stand-in serves, with their handlers. */
export const handledOperations: readonly HandledOperation[] = [
  ...customerHandlers,
  ...customerSearchHandlers,
  ...customerPreferenceHandlers,
  ...pinHandlers,
  ...addressCheckHandlers,
  ...callCentreHandlers,
  ...basketHandlers,
  ...productHandlers,
  ...offerHandlers,
  ...orderHandlers,
  ...afterOrderHandlers,
  ...editOrderHandlers,
  ...orderHistoryHandlers,
  ...voucherHandlers,
  ...subscriptionHandlers,
  ...productReportHandlers,
  ...productLinkHandlers,
  ...waitlistHandlers,
  ...otherHandlers,
];

/** The handlers of all services. */
export const handlers: readonly HttpHandler[] = [
  ...worldHandlers,
  ...identityProviderHandlers,
  pictureHandler,
  ...handledOperations.map(({ handler }) => handler),
];

/** Answers unknown service addresses with 404 over real HTTP; unit tests leave it out, so that they fail there. */
export const unknownRequest = http.all('*/services/*', ({ request }) => unknownCall(request));
