import { useDispatch } from 'react-redux';
import { changeKey } from '~/domain/order/editOrderChanges';
import { editOrderActions } from '~/features/editOrder/editOrderSlice';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { changeWords, figureWords, type ChangeWords } from './changeTexts';
import type { OpenEditView } from './useOpenEdit';
import './editOrderTexts.de';
import styles from './EditOrderPage.module.css';

/** Names what somebody else changed while the order was edited (CONTRACT Edit order, `order-changed`). */
export function ForeignChange({ view }: { readonly view: OpenEditView }) {
  const t = useText();
  const dispatch = useDispatch();
  const { foreign } = view.state;
  if (foreign === null) return null;
  const lines: readonly (ChangeWords & { readonly key: string })[] = [
    ...foreign.changes.map((change) => ({ key: changeKey(change), ...changeWords(change, t, view.nameOf) })),
    ...foreign.figures.map((figure) => ({ key: figure.figure, ...figureWords(figure, view.currency, t) })),
  ];
  return (
    <Message
      tone="warning"
      live="assertive"
      actionText={t('editOrder.foreign.read')}
      onAction={() => dispatch(editOrderActions.reported({ foreign: null }))}
    >
      <b>{t('editOrder.foreign.title')}</b>
      <ul className={styles.foreign}>
        {lines.map(({ key, what, before, after }) => (
          <li key={key}>
            {what}: {before} → {after}
          </li>
        ))}
        {lines.length === 0 && <li>{t('editOrder.foreign.unknown')}</li>}
      </ul>
      {t('editOrder.foreign.goOn')}
    </Message>
  );
}
