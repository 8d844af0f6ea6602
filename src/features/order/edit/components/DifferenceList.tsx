import { changeKey, type ContentDifference } from '~/domain/order/editOrderChanges';
import { useText } from '~/shared/i18n/i18n';
import { changeWords, figureWords, type ChangeWords } from '../changeTexts';
import type { OpenEditView } from './useOpenEdit';
import '../editOrderTexts.de';
import styles from './EditOrder.module.css';

interface DifferenceListProps {
  readonly difference: ContentDifference;
  readonly view: Pick<OpenEditView, 'nameOf' | 'currency'>;
}

/** Renders what differs between two contents of the order, each with its value before and after. */
export function DifferenceList({ difference, view }: DifferenceListProps) {
  const t = useText();
  const lines: readonly (ChangeWords & { readonly key: string })[] = [
    ...difference.changes.map((change) => ({ key: changeKey(change), ...changeWords(change, t, view.nameOf) })),
    ...difference.figures.map((figure) => ({ key: figure.figure, ...figureWords(figure, view.currency, t) })),
  ];
  return (
    <ul className={styles.foreign}>
      {lines.map(({ key, what, before, after }) => (
        <li key={key}>
          {what}: {before} → {after}
        </li>
      ))}
      {lines.length === 0 && <li>{t('editOrder.foreign.unknown')}</li>}
    </ul>
  );
}
