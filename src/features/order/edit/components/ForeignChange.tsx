import { useDispatch } from 'react-redux';
import { editOrderActions } from '../state/editOrderSlice';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { DifferenceList } from './DifferenceList';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';

/** Names what somebody else changed while the order was edited (CONTRACT Edit order, `order-changed`). */
export function ForeignChange({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const dispatch = useDispatch();
  const { foreign } = view.state;
  if (foreign === null) return null;
  return (
    <Message
      tone="warning"
      live="assertive"
      actionText={t('editOrder.foreign.read')}
      onAction={() => dispatch(editOrderActions.reported({ foreign: null }))}
    >
      <b>{t('editOrder.foreign.title')}</b>
      <DifferenceList difference={foreign} view={view} />
      {t('editOrder.foreign.goOn')}
    </Message>
  );
}
