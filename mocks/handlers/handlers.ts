import { http, type HttpHandler } from 'msw';
import { addressCheckHandlers } from './addressCheck/addressCheckHandlers.ts';
import { basketHandlers } from './basket/basketHandlers.ts';
import { callCentreHandlers } from './callCentre/callCentreHandlers.ts';
import { customerHandlers } from './customer/customerHandlers.ts';
import { customerPreferenceHandlers } from './customer/customerPreferenceHandlers.ts';
import { customerSearchHandlers } from './customer/customerSearchHandlers.ts';
import { identityProviderHandlers } from './identityProvider/identityProviderHandlers.ts';
import { offerHandlers } from './offer/offerHandlers.ts';
import { orderHandlers } from './order/orderHandlers.ts';
import { orderHistoryHandlers } from './order/orderHistoryHandlers.ts';
import { otherHandlers } from './otherHandlers.ts';
import { pinHandlers } from './customer/pinHandlers.ts';
import { problem } from './common/problem.ts';
import { productHandlers } from './product/productHandlers.ts';
import { voucherHandlers } from './offer/voucherHandlers.ts';
import { worldHandlers } from './world/worldHandlers.ts';

/** Every call of every service. */
export const handlers: readonly HttpHandler[] = [
  ...worldHandlers,
  ...identityProviderHandlers,
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
  ...orderHistoryHandlers,
  ...voucherHandlers,
  ...otherHandlers,
];

/** Over real HTTP an unknown address is an answer; in unit tests it stays an error. */
export const unknownCall = http.all('*/services/*', ({ request }) =>
  problem(
    404,
    '/dpl/common/errors/not_found',
    `Diesen Aufruf gibt es nicht: ${request.method} ${new URL(request.url).pathname}`,
  ),
);
