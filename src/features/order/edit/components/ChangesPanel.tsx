import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import type { Cents } from '~/domain/common/money';
import type { EditedChange } from '~/domain/order/editHistory';
import { changeKey, contentOf, figureChanges, type OrderChange } from '~/domain/order/editOrderChanges';
import { editOrderActions } from '../state/editOrderSlice';
import { formatDifference, spokenMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import { changeWords, figureWords, type ChangeWords } from '../changeTexts';
import { editedChangeTexts } from '../editedValueTexts';
import type { OpenEditView } from './useOpenEdit';
import '../changeTexts.de';
import styles from './EditOrder.module.css';

/** Renders what the edit changes, line by line: before, after and difference; each change can be undone (UX Undo instead of are-you-sure). */
export function ChangesPanel({ view }: { readonly view: OpenEditView }) {
  const { edit, currency, changes, isEdited, nameOf, isLocked, state } = view;
  const t = useText();
  const dispatch = useDispatch();
  const figures = figureChanges(edit.baseline, contentOf(edit.editedOffer));
  const others = changes.length === 0 && isEdited ? (edit.editedOffer.changes ?? []) : [];
  const isEmpty = changes.length === 0 && others.length === 0;
  return (
    <Panel title={t('editOrder.changes.title')} className={styles.changes}>
      <p role="status" className={styles.progress}>
        {state.sent?.work.type === 'REPLAY' && t('editOrder.replaying')}
      </p>
      <p role="status" className="visually-hidden">
        {isEdited &&
          t('editOrder.changes.newTotal', { total: spokenMoney(edit.editedOffer.figures.totalPrice, currency) })}
      </p>
      {isEmpty && <p className={styles.empty}>{t('editOrder.changes.none')}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('editOrder.changes.what')}</th>
            <th scope="col">{t('editOrder.changes.before')}</th>
            <th scope="col">{t('editOrder.changes.after')}</th>
            <th scope="col" className={styles.number}>
              {t('editOrder.changes.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const words = changeWords(change, t, nameOf);
            const key = changeKey(change);
            return (
              <ChangeLine key={key} words={words} difference={differenceOf(change)} currency={currency}>
                <Button
                  look="link"
                  aria-label={t('editOrder.changes.undoNamed', { what: words.what })}
                  isOff={isLocked}
                  onClick={() => dispatch(editOrderActions.undoRequested(key))}
                >
                  {t('editOrder.changes.undo')}
                </Button>
              </ChangeLine>
            );
          })}
          {others.map((change, index) => (
            <ServiceChange key={`${String(index)} ${change.operation}`} change={change} />
          ))}
        </tbody>
        <tfoot>
          {figures.map((figure) => (
            <ChangeLine
              key={figure.figure}
              words={figureWords(figure, currency, t)}
              difference={figure.difference}
              currency={currency}
              isTotal={figure.figure === 'totalPrice'}
            />
          ))}
        </tfoot>
      </table>
    </Panel>
  );
}

/** Null for a change that has no sum of its own. */
function differenceOf(change: OrderChange): Cents | null {
  return 'difference' in change ? change.difference : null;
}

interface ChangeLineProps {
  readonly words: ChangeWords;
  readonly difference: Cents | null;
  readonly currency: Currency;
  readonly isTotal?: boolean;
  readonly children?: ReactNode;
}

function ChangeLine({ words, difference, currency, isTotal = false, children }: ChangeLineProps) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">
        {words.what} {children}
      </th>
      <td>{words.before}</td>
      <td>{words.after}</td>
      <td className={styles.number}>
        {difference !== null && (difference === 0 ? '–' : formatDifference(difference, currency))}
      </td>
    </tr>
  );
}

/** A change that only the service names. */
function ServiceChange({ change }: { readonly change: EditedChange }) {
  const { what, before, after } = editedChangeTexts(change, useText());
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{before}</td>
      <td>{after}</td>
      <td className={styles.number} />
    </tr>
  );
}
