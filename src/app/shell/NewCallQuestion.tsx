import { Suspense, lazy } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';

const Dialog = lazy(async () => ({ default: (await import('~/shared/ui/Dialog')).Dialog }));

interface NewCallQuestionProps {
  readonly stake: 'basket' | 'unknownOutcome';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** What the call would lose: the one question that is asked before a new call. */
export function NewCallQuestion({ stake, onCancel, onConfirm }: NewCallQuestionProps) {
  const t = useText();
  return (
    <Suspense>
      <Dialog
        title={t('newCall.title')}
        onClose={onCancel}
        actions={
          <>
            <Button onClick={onCancel}>{t('newCall.stay')}</Button>
            <Button look="danger" initialFocus onClick={onConfirm}>
              {t(stake === 'basket' ? 'newCall.confirm' : 'newCall.leave')}
            </Button>
          </>
        }
      >
        <p>{t(stake === 'basket' ? 'newCall.text' : 'newCall.unknownOutcome')}</p>
      </Dialog>
    </Suspense>
  );
}
