import { http, type HttpHandler } from 'msw';
import { addressCheckHandlers } from './addressCheckHandlers.ts';
import { basketHandlers } from './basketHandlers.ts';
import { callCentreHandlers } from './callCentreHandlers.ts';
import { customerHandlers } from './customerHandlers.ts';
import { customerPreferenceHandlers } from './customerPreferenceHandlers.ts';
import { customerSearchHandlers } from './customerSearchHandlers.ts';
import { identityProviderHandlers } from './identityProviderHandlers.ts';
import { offerHandlers } from './offerHandlers.ts';
import { orderHandlers } from './orderHandlers.ts';
import { orderHistoryHandlers } from './orderHistoryHandlers.ts';
import { otherHandlers } from './otherHandlers.ts';
import { pinHandlers } from './pinHandlers.ts';
import { problem } from './problem.ts';
import { productHandlers } from './productHandlers.ts';
import { voucherHandlers } from './voucherHandlers.ts';
import { worldHandlers } from './worldHandlers.ts';

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
