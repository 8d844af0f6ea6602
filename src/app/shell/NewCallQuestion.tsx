import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import type { UnsavedWork } from '~/app/call/unsavedWork';
import { useSaveFirst } from './useSaveFirst';
import './newCallTexts.de';
import '~/domain/customer/customerWords.de';
import '~/features/customer/customerSavingTexts.de';
import '~/features/customer/customerTexts.de';

interface NewCallQuestionProps {
  /** The kinds of unsaved work, the most severe first. */
  readonly lost: readonly UnsavedWork[];
  /** Customer data can be saved first (DECISIONS 35). */
  readonly hasCustomerData: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const texts = {
  edit: { text: 'newCall.edit', confirm: 'newCall.discardEdit' },
  basket: { text: 'newCall.text', confirm: 'newCall.confirm' },
  customer: { text: 'newCall.customerText', confirm: 'newCall.discard' },
  unknownOutcome: { text: 'newCall.unknownOutcome', confirm: 'newCall.leave' },
} as const;
const asked = ['unknownOutcome', 'edit', 'basket', 'customer'] as const;

/** Asks before a new call whether what the running one holds is given up; nothing else is asked. */
export function NewCallQuestion({ lost, hasCustomerData, onCancel, onConfirm }: NewCallQuestionProps) {
  const t = useText();
  const { isSaving, hasFailed, save } = useSaveFirst(onConfirm);
  const questions = asked.filter((kind) => lost.includes(kind) || (kind === 'customer' && hasCustomerData));
  const [first = 'customer'] = questions;
  return (
    <Dialog
      title={t('newCall.title')}
      width="medium"
      onClose={onCancel}
      actions={
        <>
          <Button choice="3" onClick={onCancel}>
            {t('newCall.stay')}
          </Button>
          <Button choice="2" look="danger" initialFocus={!hasCustomerData} onClick={onConfirm}>
            {t(texts[first].confirm)}
          </Button>
          {hasCustomerData && (
            <Button choice="1" look="primary" initialFocus aria-disabled={isSaving} onClick={save}>
              {t(isSaving ? 'customer.saving' : 'newCall.saveFirst')}
            </Button>
          )}
        </>
      }
    >
      {questions.map((kind) => (
        <p key={kind}>{t(texts[kind].text)}</p>
      ))}
      {hasFailed && <Message tone="error">{t('customer.saveFailed')}</Message>}
    </Dialog>
  );
}
