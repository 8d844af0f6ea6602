import type { ReactNode } from 'react';
import '~/domain/customer/customerWords.de';
import { useText } from '~/shared/i18n/i18n';
import type { OpenQuestion } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import '../customerSavingTexts.de';
import '../customerTexts.de';

interface SaveFirstDialogProps {
  readonly title: string;
  readonly question?: OpenQuestion;
  readonly width?: 'small' | 'medium';
  /** What the agent is asked. */
  readonly children: ReactNode;
  readonly onStay: () => void;
  readonly discard: { readonly text: string; readonly onDiscard: () => void };
  /** Null: there is nothing to save, or the agent may not. */
  readonly save: { readonly text: string; readonly onSave: () => void } | null;
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
}

/** Asks whether customer data is saved or discarded before the call goes on without it; saving is preferred (DECISIONS 35). */
export function SaveFirstDialog(props: SaveFirstDialogProps) {
  const { title, question, width = 'small', children, onStay, discard, save, isSaving, hasFailed } = props;
  const t = useText();
  return (
    <Dialog
      {...(question !== undefined && { question })}
      title={title}
      width={width}
      onClose={onStay}
      actions={
        <>
          <Button choice="3" onClick={onStay}>
            {t('newCall.stay')}
          </Button>
          <Button choice="2" look="danger" initialFocus={save === null} onClick={discard.onDiscard}>
            {discard.text}
          </Button>
          {save !== null && (
            <Button choice="1" look="primary" initialFocus isOff={isSaving} onClick={save.onSave}>
              {isSaving ? t('customer.saving') : save.text}
            </Button>
          )}
        </>
      }
    >
      {children}
      {hasFailed && <Message tone="error">{t('customer.saveFailed')}</Message>}
    </Dialog>
  );
}
