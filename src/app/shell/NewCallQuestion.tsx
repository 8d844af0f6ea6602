import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { useSaveFirst } from './useSaveFirst';
import './newCallTexts.de';
import '~/domain/customer/customerWords.de';
import '~/features/customer/customerSavingTexts.de';
import '~/features/customer/customerTexts.de';

interface NewCallQuestionProps {
  readonly unsavedWork: 'basket' | 'customer' | 'unknownOutcome';
  /** Customer data can be saved first (DECISIONS 35). */
  readonly hasCustomerData: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

const texts = {
  basket: { text: 'newCall.text', confirm: 'newCall.confirm' },
  customer: { text: 'newCall.customerText', confirm: 'newCall.discard' },
  unknownOutcome: { text: 'newCall.unknownOutcome', confirm: 'newCall.leave' },
} as const;

/** Asks before a new call whether what the running one holds is given up; nothing else is asked. */
export function NewCallQuestion({ unsavedWork, hasCustomerData, onCancel, onConfirm }: NewCallQuestionProps) {
  const t = useText();
  const { isSaving, hasFailed, save } = useSaveFirst(onConfirm);
  const { text, confirm } = texts[unsavedWork];
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
            {t(confirm)}
          </Button>
          {hasCustomerData && (
            <Button choice="1" look="primary" initialFocus aria-disabled={isSaving} onClick={save}>
              {t(isSaving ? 'customer.saving' : 'newCall.saveFirst')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(text)}</p>
      {unsavedWork !== 'customer' && hasCustomerData && <p>{t('newCall.customerText')}</p>}
      {hasFailed && <Message tone="error">{t('customer.saveFailed')}</Message>}
    </Dialog>
  );
}
