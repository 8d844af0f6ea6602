import { setupWorker } from 'msw/browser';
import { stagingHandlers, type StagingAddresses } from './stagingHandlers.ts';

/**
 * Ignores the rejection of a service-worker update. On a restart the library requests an update without handling its promise;
 * it rejects when the page is left meanwhile (the world is switched twice). The registered worker stays active.
 */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  if (event.reason instanceof TypeError && event.reason.message.includes('ServiceWorker')) event.preventDefault();
}

/** Starts staging's service worker; requests without a handler go to the network. */
export async function startWorker(addresses: StagingAddresses): Promise<void> {
  addEventListener('unhandledrejection', ignoreFailedUpdate);
  const worker = setupWorker(...stagingHandlers(addresses));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}
