import { Suspense, lazy } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';

const Dialog = lazy(async () => ({ default: (await import('~/shared/ui/Dialog')).Dialog }));

interface NewCallQuestionProps {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The basket of the call would be lost: the one question that is asked before a new call. */
export function NewCallQuestion({ onCancel, onConfirm }: NewCallQuestionProps) {
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
              {t('newCall.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('newCall.text')}</p>
      </Dialog>
    </Suspense>
  );
}
