import { bootLimits } from '~config/limits/boot';
import { log } from '~/services/loggingService/loggingService';
import { notify } from '~/shared/notify/notices';
import { within } from '~/shared/within';
import './sampleDataTexts.de';

/**
 * Starts the worker that answers with staging's sample data, and goes on without it where it cannot be registered, such as without
 * a secure context or where the browser refuses service workers: then the services answer, and a notice says so.
 */
export async function startSampleData(start: () => Promise<void>): Promise<void> {
  const { kind } = await within(start(), bootLimits.sampleDataPatience);
  if (kind === 'done') return;
  log('warning', 'the worker of the sample data has not started');
  notify({ variant: 'error', text: { key: 'sampleData.notStarted' } });
}
