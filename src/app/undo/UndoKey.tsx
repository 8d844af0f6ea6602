import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { keysLimits } from '~config/limits/keys';
import { selectCallState } from '~/features/call/callSlice';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { watchTyping } from '~/shared/keyboard/watchTyping';
import { notify } from '~/shared/notify/notices';
import { textOfNotice } from '~/shared/notify/noticeText';
import { undoStack } from '~/shared/undo/undoStack';
import type { CallRootState } from '~/app/modules';
import { leftCallUntil } from '~/app/call/heldCalls';
import { currentCall, onCallChanged } from '~/app/call/runningCall';
import { mayUndoNewCall, undoNewCall } from '~/app/call/undoNewCall';
import { observeActs } from './actObserver';
import { recordActs } from './recordActs';
import './undoTexts.de';
import styles from './UndoKey.module.css';

/** Until when the last recorded call that was left can be restored; the same call is not recorded again after it was restored. */
let recordedUntil: number | null = null;

/** Undoes the last act with Strg Z, wherever the focus is, and says what was undone. */
export function UndoKey() {
  const t = useText();
  const store = useStore<CallRootState>();
  const navigate = useNavigate();
  const { id: callId } = useParts(selectCallState, 'id');
  const [said, setSaid] = useState({ text: '', count: 0 });
  const [typing] = useState(watchTyping);

  useEffect(() => {
    observeActs(recordActs);
    return typing.listen(document);
  }, [typing]);
  useEffect(() => {
    const goTo = (path: string) => void navigate(path);
    const recordLeftCall = () => {
      const until = leftCallUntil();
      // No call can be restored: what was done in others cannot be undone any more.
      if (until === null) undoStack.forgetOthers(callId);
      if (until === null || until === recordedUntil) return;
      recordedUntil = until;
      const stateNow = () => currentCall()?.store.getState() ?? store.getState();
      undoStack.record({
        id: 'newCall',
        text: { key: 'undo.newCall' },
        callId: null,
        until,
        isPossible: () => leftCallUntil() === until && mayUndoNewCall(stateNow()),
        undo: () => undoNewCall(stateNow(), goTo),
      });
    };
    recordLeftCall();
    return onCallChanged(recordLeftCall);
  }, [store, navigate, callId]);
  useHotkey(
    'undo',
    () => {
      const act = undoStack.undo(callId);
      const text = act === null ? t('undo.nothing') : t('undo.done', { what: textOfNotice(act.text) });
      // The call that comes back renders this component anew: what it says would be lost.
      if (act?.callId === null) notify({ variant: 'success', text: { plain: text } });
      else setSaid(({ count }) => ({ text, count: count + 1 }));
    },
    // In a field that the agent has typed into, the key is the browser's.
    ({ shiftKey }) => !shiftKey && !typing.isInTypedField(),
  );
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => setSaid(({ count }) => ({ text: '', count })), keysLimits.undoMessageDuration);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <div role="status" className={styles.place}>
      {/* The key lets a screen reader hear the same words again. */}
      {said.text !== '' && (
        <p key={said.count} className={styles.message}>
          {said.text}
        </p>
      )}
    </div>
  );
}
