import { useSelector } from 'react-redux';
import { selectFlags } from '~/features/call/callSlice';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { usePopupClose } from '~/shared/ui/Popup';
import '~/features/auth/authTexts.de';
import './shellTexts.de';
import styles from './Shell.module.css';

const LanguageChoice = laterPart(async () => (await import('./LanguageChoice')).LanguageChoice, 'inPlace');

interface AgentChoiceProps {
  readonly username: string;
  readonly onKeyList: () => void;
  readonly onSignOut: () => void;
}

/** Renders the lines of the agent's menu: language, list of keys, sign-out. */
export function AgentChoice({ username, onKeyList, onSignOut }: AgentChoiceProps) {
  const t = useText();
  const close = usePopupClose();
  const { languageSwitch } = useSelector(selectFlags);
  return (
    <div className={styles.menu}>
      <p className={styles.roles}>{username}</p>
      {languageSwitch && <LanguageChoice />}
      <Button
        size="row"
        shortcut={keys.keyList.label}
        aria-keyshortcuts={keys.keyList.aria}
        onClick={() => {
          close();
          onKeyList();
        }}
      >
        {t('keys.title')}
      </Button>
      <Button
        size="row"
        onClick={() => {
          close();
          onSignOut();
        }}
      >
        {t('shell.signOut')}
      </Button>
    </div>
  );
}
