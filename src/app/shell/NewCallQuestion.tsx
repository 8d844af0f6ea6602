import { useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { parkingLimits } from '~config/limits/parking';
import type { UnsavedWork } from '~/app/call/unsavedWork';
import type { CallRootState } from '~/app/modules';
import { markOf, unaskedReason } from '~/app/parkedCalls/markOf';
import { agentsCalls } from '~/app/parkedCalls/parkedList';
import type { ParkedMark } from '~/features/call/parkedMark';
import { SaveFirstDialog } from '~/features/customer/ofCall/components/SaveFirstDialog';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { useStored } from '~/shared/valueStore';
import { useSaveFirst } from './useSaveFirst';
import './newCallTexts.de';

interface NewCallQuestionProps {
  /** The kinds of unsaved work, the most severe first. */
  readonly lost: readonly UnsavedWork[];
  /** Customer data can be saved first (DECISIONS 35). */
  readonly hasCustomerData: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Parks the call in place of giving it up. */
  readonly onPark: (mark: ParkedMark) => void;
}

const texts = {
  edit: { text: 'newCall.edit', confirm: 'newCall.discardEdit' },
  basket: { text: 'newCall.text', confirm: 'newCall.confirm' },
  customer: { text: 'newCall.customerText', confirm: 'newCall.discard' },
  unknownOutcome: { text: 'newCall.unknownOutcome', confirm: 'newCall.leave' },
} as const;
const asked = ['unknownOutcome', 'edit', 'basket', 'customer'] as const;

/** Asks before a new call whether what the running one holds is given up; nothing else is asked. */
export function NewCallQuestion({ lost, hasCustomerData, onCancel, onConfirm, onPark }: NewCallQuestionProps) {
  const t = useText();
  const store = useStore<CallRootState>();
  const { pathname, search } = useLocation();
  const { parked } = useStored(agentsCalls);
  const park = () => {
    const state = store.getState();
    const now = new Date();
    onPark(markOf(state, unaskedReason(state, now), `${pathname}${search}`, now));
  };
  const { isSaving, hasFailed, save } = useSaveFirst(onConfirm);
  const questions = asked.filter((kind) => lost.includes(kind) || (kind === 'customer' && hasCustomerData));
  const [first = 'customer'] = questions;
  return (
    <SaveFirstDialog
      title={t('newCall.title')}
      width="medium"
      onStay={onCancel}
      discard={{ text: t(texts[first].confirm), onDiscard: onConfirm }}
      save={hasCustomerData ? { text: t('newCall.saveFirst'), onSave: save } : null}
      isSaving={isSaving}
      hasFailed={hasFailed}
    >
      {questions.map((kind) => (
        <p key={kind}>{t(texts[kind].text)}</p>
      ))}
      {parked.length < parkingLimits.parkedCalls && (
        <p>
          <Button choice="4" onClick={park}>
            {t('newCall.park')}
          </Button>
        </p>
      )}
    </SaveFirstDialog>
  );
}
