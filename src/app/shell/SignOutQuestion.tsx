import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectMaySave, selectUnsaved } from '~/flows/customer/edit/unsaved';
import { SaveFirstDialog } from '~/features/customer/ofCall/components/SaveFirstDialog';
import { onPendingRequests, pendingRequests } from '~/services/http/pendingRequests';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { hasOpenOutcome, otherCalls, type OpenCall } from '~/app/home/openCalls';
import { isUntouched } from '~/app/call/unsavedWork';
import type { CallRootState } from '~/app/modules';
import { useSaveFirst } from './useSaveFirst';
import './newCallTexts.de';
import './signOutTexts.de';
import '~/features/auth/authTexts.de';

interface SignOutQuestionProps {
  readonly username: string;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

/**
 * Signs out, after a question where that deletes open calls, of this tab or of others, or where a change waits for its answer; offers to
 * save the customer's data first, and says where nobody will be told any more what became of an order or a change (DECISIONS 34, 51).
 */
export function SignOutQuestion({ username, onStay, onSignOut }: SignOutQuestionProps) {
  const t = useText();
  const isOpen = useSelector((state: CallRootState) => !isUntouched(state));
  const isOutcomeOpen = useSelector(hasOpenOutcome);
  const isSending = useSyncExternalStore(onPendingRequests, isChangePending);
  const isUnsaved = useSelector(selectUnsaved) !== 'nothing';
  const maySave = useSelector(selectMaySave);
  const { isSaving, hasFailed, save } = useSaveFirst(onSignOut);
  const ownCallId = useSelector((state: CallRootState) => state.call.id);
  const [others, setOthers] = useState<readonly OpenCall[] | null>(null);
  const decide = useEffectEvent((found: readonly OpenCall[]) => {
    if (isOpen || found.length > 0 || isSending) setOthers(found);
    else onSignOut();
  });
  useEffect(() => {
    let isShown = true;
    void otherCalls(username, ownCallId, []).then((found) => {
      if (isShown) decide(found);
    });
    return () => {
      isShown = false;
    };
  }, [username, ownCallId]);
  if (others === null) return null;
  const isAnyOutcomeOpen = isOutcomeOpen || others.some((call) => call.isOutcomeOpen);
  return (
    <SaveFirstDialog
      title={t(isOpen || others.length > 0 ? 'shell.signOutTitle' : 'shell.signOutNow')}
      onStay={onStay}
      discard={{ text: t('shell.signOut'), onDiscard: onSignOut }}
      save={maySave ? { text: t('shell.saveFirst'), onSave: save } : null}
      isSaving={isSaving}
      hasFailed={hasFailed}
    >
      {isOpen && <p>{t('shell.signOutText')}</p>}
      {others.length > 0 && <p>{t('shell.signOutOthers', { count: others.length })}</p>}
      {isAnyOutcomeOpen && <Message tone="warning">{t('shell.signOutOutcome')}</Message>}
      {isSending && !isAnyOutcomeOpen && <Message tone="warning">{t('shell.signOutSending')}</Message>}
      {isUnsaved && <p>{t('newCall.customerText')}</p>}
    </SaveFirstDialog>
  );
}

function isChangePending(): boolean {
  return pendingRequests().some(({ isChange }) => isChange);
}
