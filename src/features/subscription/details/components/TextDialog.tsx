import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { answerText, refusalText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { subscriptionActions, type OpenText } from '~/features/subscription/core/subscriptionSlice';
import '../changeTexts.de';
import styles from './SubscriptionDetails.module.css';

/** Asks for the note of a subscription, or for a custom event of its history (REQ G6.3). Load it lazily. */
export function TextDialog({ text }: { readonly text: OpenText }) {
  const t = useText();
  const id = useId();
  const dispatch = useDispatch();
  const { kind, subscription, typed, phase, detail } = text;
  const isNote = kind === 'note';
  const [isMissing, setIsMissing] = useState(false);
  const isSaving = phase === 'saving';
  const close = () => {
    if (!isSaving) dispatch(subscriptionActions.textClosed());
  };
  const save = () => {
    const lacksText = !isNote && typed.trim() === '';
    setIsMissing(lacksText);
    if (!lacksText && !isSaving) dispatch(subscriptionActions.textSubmitted(typed));
  };
  return (
    <Dialog
      title={t(isNote ? 'subscriptionChangeForm.text.note' : 'subscriptionChangeForm.text.event', {
        number: nameOfSubscription(subscription),
      })}
      width="medium"
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isSaving} onClick={close}>
            {t('subscriptionChangeForm.keep')}
          </Button>
          <Button look="primary" aria-disabled={isSaving} onClick={save}>
            {t(isSaving ? 'subscriptionChangeForm.saving' : 'subscriptionChangeForm.text.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div>
          <label htmlFor={id} className={styles.label}>
            {t(isNote ? 'subscriptionChangeForm.text.noteField' : 'subscriptionChangeForm.text.eventField')}
          </label>
          <textarea
            id={id}
            className={styles.text}
            data-initial-focus=""
            readOnly={isSaving}
            value={typed}
            aria-invalid={isMissing}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget: { value } }) => {
              dispatch(subscriptionActions.textTyped(value));
              setIsMissing(false);
            }}
          />
          <p id={`${id}-hint`} role={isMissing ? 'alert' : undefined} className={styles.hint}>
            {isMissing && t('subscriptionChangeForm.text.missing')}
            {isNote && t('subscriptionChangeForm.text.noteHint')}
          </p>
        </div>
        {phase === 'refused' && (
          <Message tone="error">{refusalText(t('subscriptionChangeForm.text.failed'), detail, t)}</Message>
        )}
        {phase === 'unknown' && (
          <Message tone="error">
            {answerText(detail, t)} {t('subscriptionChangeForm.text.unknown')}
          </Message>
        )}
      </div>
    </Dialog>
  );
}
