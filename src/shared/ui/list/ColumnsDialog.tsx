import { useText } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import { CheckField } from '../CheckField';
import { Dialog } from '../Dialog';
import { defaultSettings, densities, moveColumn, orderColumns, type ListSettings } from './listColumns';
import './listTexts.de';
import styles from './ColumnsDialog.module.css';

interface ColumnsDialogProps {
  /** All columns in their own order; the first one is always shown first. */
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly settings: ListSettings;
  readonly onChange: (settings: ListSettings) => void;
  readonly onClose: () => void;
}

/** Asks which columns a list shows, in which order and how high its rows are; each change applies at once. Load it lazily. */
export function ColumnsDialog({ columns, settings, onChange, onClose }: ColumnsDialogProps) {
  const t = useText();
  const ordered = orderColumns(columns, settings.order);
  const ids = ordered.map(({ id }) => id);
  const move = (id: string, by: -1 | 1) => onChange({ ...settings, order: moveColumn(ids, id, by) });
  return (
    <Dialog
      title={t('list.columns')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChange(defaultSettings)}>{t('list.reset')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('list.columnsIntro')}</p>
      <ul className={styles.columns}>
        {ordered.slice(1).map(({ id, title }, index) => {
          const isShown = !settings.hidden.includes(id);
          const isLast = index === ordered.length - 2;
          return (
            <li key={id} className={styles.column}>
              <CheckField
                label={title}
                initialFocus={index === 0}
                checked={isShown}
                onChange={() => {
                  const hidden = isShown ? [...settings.hidden, id] : settings.hidden.filter((other) => other !== id);
                  onChange({ ...settings, hidden });
                }}
              />
              <span className={styles.moves}>
                <Button
                  size="row"
                  aria-label={t('list.moveLeft', { column: title })}
                  aria-disabled={index === 0}
                  onClick={() => move(id, -1)}
                >
                  ↑
                </Button>
                <Button
                  size="row"
                  aria-label={t('list.moveRight', { column: title })}
                  aria-disabled={isLast}
                  onClick={() => move(id, 1)}
                >
                  ↓
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <fieldset className={styles.density}>
        <legend className={styles.legend}>{t('list.density')}</legend>
        {densities.map((density) => (
          <label key={density} className={styles.choice}>
            <input
              type="radio"
              name="density"
              checked={settings.density === density}
              onChange={() => onChange({ ...settings, density })}
            />
            {t(`list.rowHeight.${density}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
