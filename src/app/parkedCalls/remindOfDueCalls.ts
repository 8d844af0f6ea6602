import * as v from 'valibot';
import { localStorageKeys } from '~config/storageKeys';
import { logFailure } from '~/services/loggingService/loggingService';
import type { Translate } from '~/shared/i18n/i18n';
import { notify } from '~/shared/notify/notices';
import { inTurn } from '~/shared/storage/inTurn';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import type { ParkedCall } from './parkedList';
import { wordsOf } from './wordsOf';
import './parkedTexts.de';

/** Each reminder by call and time: one that is parked again with another time is announced again. */
const keyOf = ({ callId, mark }: ParkedCall): string => `${callId} ${mark.dueAt ?? ''}`;

const Announced = v.array(v.string());

/** Announces each due call once, in one tab. Returns a function that stops it. */
export function remindOfDueCalls(
  { parked, asOf }: { readonly parked: readonly ParkedCall[]; readonly asOf: Date },
  t: Translate,
  onOpen: (callId: string) => void,
): () => void {
  const stopped = new AbortController();
  const announce = async (): Promise<void> => {
    const due = parked.filter(({ isDue }) => isDue);
    if (due.length === 0) return;
    // What one tab has announced is written before another one reads it.
    await inTurn('kontor.announced', stopped.signal, async () => {
      const known = readJson('local', localStorageKeys.remindedCalls, (value) => v.parse(Announced, value)) ?? [];
      for (const call of due.filter((one) => !known.includes(keyOf(one)))) {
        const { name, reason } = wordsOf(call, asOf, t);
        notify({
          variant: 'info',
          text: { key: 'parked.reminder', params: { name, reason } },
          ...(call.place !== 'otherTab' && {
            action: { label: 'parked.open' as const, run: () => onOpen(call.callId) },
          }),
        });
      }
      // Calls that are not parked any more are forgotten.
      writeJson('local', localStorageKeys.remindedCalls, due.map(keyOf));
      return Promise.resolve();
    });
  };
  announce().catch((error: unknown) => {
    if (!stopped.signal.aborted) logFailure(error);
  });
  return () => stopped.abort();
}
