import { useDispatch } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Message } from '~/shared/ui/Message';
import { TextAreaField } from '~/shared/ui/TextAreaField';
import { productReportActions, type ReportNote } from '../productReportSlice';
import { noteFailureTexts } from '../noteFailureTexts';
import '../reportTexts.de';

/** Edits the note of an item (REQ G7.4); the text is in the store, so that a failure loses nothing. Load it lazily. */
export function ReportNoteDialog({ note: { item, text, phase } }: { readonly note: ReportNote }) {
  const t = useText();
  const dispatch = useDispatch();
  const isSaving = phase === 'saving';
  const close = () => {
    if (!isSaving) dispatch(productReportActions.noteClosed());
  };
  return (
    <Dialog
      title={t('reportNote.title', { number: item.productNo, name: item.name }).trim()}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isSaving} onClick={close}>
            {t('reportNote.cancel')}
          </Button>
          <Button look="primary" isOff={isSaving} onClick={() => dispatch(productReportActions.noteSaveRequested())}>
            {t(isSaving ? 'reportNote.saving' : 'reportNote.save')}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={t('reportNote.label')}
        hint={t('reportNote.hint')}
        data-initial-focus=""
        readOnly={isSaving}
        value={text}
        onChange={({ currentTarget: { value } }) => dispatch(productReportActions.noteTyped(value))}
      />
      <p role="status" className="visually-hidden">
        {isSaving && t('reportNote.saving')}
      </p>
      {(phase === 'failed' || phase === 'open') && <Message tone="error">{t(noteFailureTexts[phase])}</Message>}
    </Dialog>
  );
}
