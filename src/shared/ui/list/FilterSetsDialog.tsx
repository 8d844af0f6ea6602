import { useState } from 'react';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '../Button';
import { copyToClipboard } from '../copyToClipboard';
import { Dialog } from '../Dialog';
import { FieldForm } from '../FieldForm';
import { longestSetName, withFilterSet, type FilterSet } from './filterSets';
import './filterSetTexts.de';
import './listTexts.de';
import styles from './ColumnsDialog.module.css';

interface FilterSetsDialogProps {
  readonly sets: readonly FilterSet[];
  /** The parameters of the present filters. */
  readonly present: string;
  /** False where the sets could not be stored. */
  readonly onChange: (sets: readonly FilterSet[]) => boolean;
  readonly onClose: () => void;
}

/** Saves the present filters under a name; copies a saved set as a link, or deletes it. Load it lazily. */
export function FilterSetsDialog({ sets, present, onChange, onClose }: FilterSetsDialogProps) {
  const t = useText();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<PlainTextKey | null>(null);
  const [said, setSaid] = useState('');
  const save = () => {
    const trimmed = name.trim();
    const changed = trimmed === '' ? null : withFilterSet(sets, { name: trimmed, search: present });
    if (changed === null) {
      setProblem(trimmed === '' ? 'filterSet.noName' : 'filterSet.tooMany');
      return;
    }
    if (!onChange(changed)) {
      setProblem('filterSet.notStored');
      return;
    }
    onClose();
  };
  const copy = async ({ name: copied, search }: FilterSet) => {
    const link = `${location.origin}${location.pathname}${search === '' ? '' : `?${search}`}`;
    const isCopied = await copyToClipboard(link);
    setSaid(isCopied ? t('filterSet.copied', { name: copied }) : t('filterSet.copyFailed', { link }));
  };
  return (
    <Dialog
      title={t('list.saveFilters')}
      width="medium"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <p className={styles.intro}>{t('filterSet.intro')}</p>
      <FieldForm
        label={t('filterSet.name')}
        data-initial-focus=""
        maxLength={longestSetName}
        value={name}
        error={problem === null ? undefined : t(problem)}
        submitText={t('filterSet.save')}
        submitLook="primary"
        onType={(text) => {
          setName(text);
          setProblem(null);
        }}
        onSubmit={save}
      />
      <ul className={styles.columns}>
        {sets.map((set) => (
          <li key={set.name} className={styles.column}>
            <span>{set.name}</span>
            <span className={styles.moves}>
              <Button
                size="row"
                aria-label={t('filterSet.copyNamed', { name: set.name })}
                onClick={() => void copy(set)}
              >
                {t('filterSet.copy')}
              </Button>
              <Button
                size="row"
                aria-label={t('filterSet.deleteNamed', { name: set.name })}
                onClick={() => onChange(sets.filter((other) => other !== set))}
              >
                {t('filterSet.delete')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </Dialog>
  );
}
