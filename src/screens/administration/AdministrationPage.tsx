import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { environmentOf } from '~config/environment';
import { selectFlags } from '~/features/call/callSlice';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { copyToClipboard } from '~/shared/ui/copyToClipboard';
import { FullPage } from '~/shared/ui/FullPage';
import { Message } from '~/shared/ui/Message';
import { Table } from '~/shared/ui/Table';
import { Tag } from '~/shared/ui/Tag';
import { FiguresPart, type RecordedFigures } from './FiguresPart';
import {
  addressesInForce,
  flagsInForce,
  listsInForce,
  otherSettingsInForce,
  unusedSettings,
  type ListInForce,
} from './settingsInForce';
import './administrationTexts.de';
import './administrationTitleTexts.de';
import styles from './AdministrationPage.module.css';

const admitTexts = {
  everybody: 'administration.everybody',
  nobody: 'administration.nobody',
  listed: 'administration.listed',
  unreadable: 'administration.unreadable',
} as const satisfies Record<ListInForce['admits'], PlainTextKey>;

interface AdministrationPageProps {
  /** The last version seen of each base address. */
  readonly versions: ReadonlyMap<string, string>;
  /** The provider says in its tokens when the agent signed in. */
  readonly namesSignInTime: boolean;
  readonly figures: RecordedFigures;
}

/** Shows an administrator what is in force and where it comes from, and what the last calls of this browser took. */
export function AdministrationPage({ versions, namesSignInTime, figures }: AdministrationPageProps) {
  const t = useText();
  const flags = flagsInForce(useSelector(selectFlags));
  const [copied, setCopied] = useState<boolean | null>(null);
  const lists = listsInForce();
  const addresses = addressesInForce(versions);
  const others = otherSettingsInForce();
  const unused = unusedSettings();
  const version = t('administration.version', {
    version: __APP_VERSION__,
    environment: environmentOf(import.meta.env.MODE),
  });
  const copy = async () => {
    const lines = [
      version,
      ...flags.map(({ name, isOn, origin }) => [name, isOn ? t('administration.on') : t('administration.off'), origin]),
      ...lists.map(({ name, admits, usernames }) => [name, t(admitTexts[admits]), usernames.join(', ')]),
      ...addresses.map(({ name, value, origin, version: seen }) => [name, value, origin, seen ?? '']),
      ...others.map(({ name, value, origin }) => [name, value, origin]),
    ];
    setCopied(await copyToClipboard(lines.map((line) => [line].flat().join('\t')).join('\n')));
  };
  return (
    <FullPage title={t('administration.title')} aside={<span>{version}</span>}>
      <div className={styles.content}>
        <p className={styles.intro}>
          {t('administration.intro')}{' '}
          <Button size="row" onClick={() => void copy()}>
            {t('administration.copy')}
          </Button>{' '}
          <span role="status">
            {copied !== null && t(copied ? 'administration.copied' : 'administration.notCopied')}
          </span>
        </p>
        {!namesSignInTime && <Message tone="warning">{t('administration.noSignInTime')}</Message>}
        {unused.length > 0 && (
          <Message tone="warning">{t('administration.unused', { names: unused.join(', ') })}</Message>
        )}
        <Part
          title={t('administration.flags')}
          heads={[t('administration.name'), t('administration.inForce'), t('administration.from')]}
        >
          {flags.map(({ name, isOn, origin }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Tag tone={isOn ? 'success' : 'neutral'}>{isOn ? t('administration.on') : t('administration.off')}</Tag>
              </td>
              <td>{t(`administration.origin.${origin}`)}</td>
            </tr>
          ))}
        </Part>
        <Part
          title={t('administration.lists')}
          heads={[t('administration.name'), t('administration.admits'), t('administration.usernames')]}
        >
          {lists.map(({ name, admits, usernames }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{t(admitTexts[admits])}</td>
              <td>{usernames.length === 0 ? '–' : usernames.join(', ')}</td>
            </tr>
          ))}
        </Part>
        <Part
          title={t('administration.addresses')}
          heads={[
            t('administration.name'),
            t('administration.address'),
            t('administration.from'),
            t('administration.seenVersion'),
          ]}
        >
          {addresses.map(({ name, value, origin, version: seen }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value === '' ? t('administration.switchedOff') : value}</td>
              <td>{t(`administration.origin.${origin}`)}</td>
              <td>{seen ?? '–'}</td>
            </tr>
          ))}
        </Part>
        <Part
          title={t('administration.others')}
          heads={[t('administration.name'), t('administration.value'), t('administration.from')]}
        >
          {others.map(({ name, value, origin }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value === '' ? t('administration.empty') : value}</td>
              <td>{t(`administration.origin.${origin}`)}</td>
            </tr>
          ))}
        </Part>
        <FiguresPart {...figures} />
      </div>
    </FullPage>
  );
}

interface PartProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

function Part({ title, heads, children }: PartProps) {
  return (
    <Table className={styles.table} caption={title} heads={heads.map((head) => ({ title: head }))}>
      <tbody>{children}</tbody>
    </Table>
  );
}
