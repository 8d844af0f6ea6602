import { useDispatch } from 'react-redux';
import { editOrderActions } from '../state/editOrderSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { DifferenceList } from './DifferenceList';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';

/** Names what somebody else changed in the shown draft; the agent goes on with it, or with the own changes alone (DECISIONS 244). */
export function ChangedElsewhere({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const dispatch = useDispatch();
  const { elsewhere } = view.state;
  if (elsewhere === null) return null;
  return (
    <Message
      tone="warning"
      live="assertive"
      actions={
        <>
          <Button data-elsewhere="" onClick={() => dispatch(editOrderActions.reported({ elsewhere: null }))}>
            {t('editOrder.elsewhere.take')}
          </Button>
          <Button isOff={view.isLocked} onClick={() => dispatch(editOrderActions.ownWorkKept())}>
            {t('editOrder.elsewhere.keepOwn')}
          </Button>
        </>
      }
    >
      <b>{t('editOrder.elsewhere.title')}</b>
      <DifferenceList difference={{ changes: elsewhere.changes, figures: [] }} view={view} />
      {t('editOrder.elsewhere.choose')}
    </Message>
  );
}
