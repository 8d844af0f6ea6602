import {
  emptyFigures,
  withDuration,
  withFailure,
  withKeys,
  withOrder,
  withSilence,
  type CallFigures,
} from '~/domain/figures/callFigures';
import { afterInput, afterRequests, noSilence } from '~/domain/figures/silence';
import { operationName, stepOf } from '~/services/http/operations';
import { onPendingRequests, onRequestEnded, pendingRequests } from '~/services/http/pendingRequests';
import { ServiceError } from '~/services/http/serviceError';
import { currentCall, onCallChanged } from '~/app/call/runningCall';
import { runningPractice } from '~/app/practice/practice';
import { StepCounter } from '~/app/practice/stepCounter';
import { recordCall, type CallRecording, type FigureStorage } from './callRecording';
import { onFiguresRemoved, readFiguresOf, writeFigures } from './figureStorage';

/** Records the figures of the calls of this tab until the returned function is called (DECISIONS 254). */
export function startRecording(): () => void {
  return recordFigures({ read: readFiguresOf, write: writeFigures, onRemoved: onFiguresRemoved });
}

/** A service or the network failed; a refusal that the requirement names and a cancelled request did not. */
function isTechnical(failure: unknown): boolean {
  if (!(failure instanceof ServiceError)) return false;
  return failure.kind === 'problem'
    ? (failure.status ?? 0) >= 500
    : ['network', 'timeout', 'malformed'].includes(failure.kind);
}

/** Whether an answer came, also one that refuses. */
function isAnswered(failure: unknown): boolean {
  return failure === null || (failure instanceof ServiceError && failure.kind === 'problem');
}

/** Records into `storage` until the returned function is called. */
export function recordFigures(storage: FigureStorage): () => void {
  const counter = new StepCounter();
  let silence = noSilence;
  let stopFollowing: () => void = () => undefined;
  let recording: (CallRecording & { readonly callId: string }) | null = null;

  /** A practice call has no figures. */
  const change = (changed: (figures: CallFigures) => CallFigures): void => {
    if (recording !== null && runningPractice.get()?.callId !== recording.callId) recording.change(changed);
  };
  const takeKeys = (): void => {
    const { keys } = counter.take();
    if (keys > 0) change((figures) => withKeys(figures, keys));
  };
  const follow = (): void => {
    takeKeys();
    void recording?.save();
    stopFollowing();
    const call = currentCall();
    recording = null;
    if (call === null) return;
    const { id: callId, startedAt } = call.store.getState().call;
    recording = { callId, ...recordCall(callId, startedAt, storage) };
    let wasConfirmed = call.store.getState().order.phase === 'confirmed';
    stopFollowing = call.store.subscribe(() => {
      const isConfirmed = call.store.getState().order.phase === 'confirmed';
      if (isConfirmed && !wasConfirmed) {
        takeKeys();
        change(withOrder);
        void recording?.save();
      }
      wasConfirmed = isConfirmed;
    });
  };
  const noteRequests = (): void => {
    const before = silence.total;
    silence = afterRequests(
      silence,
      pendingRequests().filter((request) => stepOf(request) !== null).length,
      Date.now(),
    );
    const more = silence.total - before;
    if (more > 0) change((figures) => withSilence(figures, more));
  };
  const noteInput = (): void => {
    silence = afterInput(silence, Date.now());
  };
  const save = (): void => {
    takeKeys();
    void recording?.save();
  };
  const stops = [
    counter.listen(),
    onCallChanged(follow),
    // Resets the figures of the running call as well: its recording would write the removed ones again with its next change.
    storage.onRemoved(() => change(({ begin }) => emptyFigures(begin))),
    onPendingRequests(noteRequests),
    onRequestEnded((request, failure) => {
      takeKeys();
      const step = stepOf(request);
      const milliseconds = Date.now() - request.sentAt;
      if (step !== null && isAnswered(failure) && milliseconds >= 0)
        change((figures) => withDuration(figures, step, milliseconds));
      if (isTechnical(failure)) change((figures) => withFailure(figures, operationName(request)));
    }),
  ];
  addEventListener('keydown', noteInput, { capture: true });
  addEventListener('pointerdown', noteInput, { capture: true });
  addEventListener('pagehide', save);
  follow();
  return () => {
    takeKeys();
    for (const stop of stops) stop();
    stopFollowing();
    removeEventListener('keydown', noteInput, { capture: true });
    removeEventListener('pointerdown', noteInput, { capture: true });
    removeEventListener('pagehide', save);
    void recording?.save();
  };
}
