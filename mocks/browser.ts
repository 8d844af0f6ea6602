import { setupWorker } from 'msw/browser';
import { stagingHandlers, type StagingAddresses } from './stagingHandlers.ts';

/** Staging's worker; everything that it does not answer passes through. */
export async function startWorker(addresses: StagingAddresses): Promise<void> {
  const worker = setupWorker(...stagingHandlers(addresses));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}
