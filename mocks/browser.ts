import { setupWorker } from 'msw/browser';
import { stagingHandlers, type StagingAddresses } from './stagingHandlers.ts';

/**
 * Starting again, the library looks for a newer worker and does not listen to the answer. Where the page is left meanwhile (the
 * world is switched twice) that is a failure nobody needs to know of: the worker that is there goes on.
 */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  if (event.reason instanceof TypeError && event.reason.message.includes('ServiceWorker')) event.preventDefault();
}

/** Staging's worker; everything that it does not answer passes through. */
export async function startWorker(addresses: StagingAddresses): Promise<void> {
  addEventListener('unhandledrejection', ignoreFailedUpdate);
  const worker = setupWorker(...stagingHandlers(addresses));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}
