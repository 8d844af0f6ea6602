import { useState } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { singleKeysAct, switchSingleKeys } from '~/shared/keyboard/singleKeys';
import { Button } from '~/shared/ui/Button';
import { CheckField } from '~/shared/ui/CheckField';
import { Dialog } from '~/shared/ui/Dialog';
import { Kbd } from '~/shared/ui/Kbd';
import { TextField } from '~/shared/ui/TextField';
import { keyGroups } from './keyRows';
import './keyListTexts.de';
import './shellTexts.de';
import styles from './KeyList.module.css';

/** The list of keys, searchable by what they do and by their names (UX Keys). */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [query, setQuery] = useState('');
  const groups = keyGroups(query, t);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Dialog
      title={t('keys.title')}
      width="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <TextField
        label={t('keyList.search')}
        data-initial-focus=""
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status" className={count === 0 ? undefined : 'visually-hidden'}>
        {count === 0 ? t('keyList.nothing') : query !== '' && t('keyList.count', { count })}
      </p>
      <CheckField
        label={t('keyList.singleKeys')}
        defaultChecked={singleKeysAct()}
        onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
      />
      <div className={styles.groups}>
        {groups.map(({ title, rows }) => (
          <section key={title} className={styles.group} aria-label={t(title)}>
            <h3 className={styles.head}>{t(title)}</h3>
            <dl>
              {rows.map(({ id, name, label }) => (
                <div key={id} className={styles.row}>
                  <dt>
                    <span className="visually-hidden">{name}</span>
                    <Kbd>{name}</Kbd>
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
