import { useText } from '~/shared/i18n/i18n';
import { Kbd } from '~/shared/ui/Kbd';
import { Popup } from '~/shared/ui/Popup';
import '../orderDisplayPageTexts.de';
import popup from '~/shared/ui/Popup.module.css';
import styles from './OrderDisplay.module.css';

/** An action of the order that is not possible. */
export interface OffAction {
  readonly digit: string;
  readonly name: string;
  readonly reason: string;
}

/** Renders the actions that are not possible as one line; it opens with their reasons, by Tab and by their digits as well (DECISIONS 242). */
export function OffActions({ actions }: { readonly actions: readonly OffAction[] }) {
  const t = useText();
  if (actions.length === 0) return null;
  return (
    <div className={styles.off}>
      <Popup
        look="off"
        opensOnTab
        choice={actions.map(({ digit }) => digit).join(' ')}
        label={t('orderAction.off', { actions: actions.map(({ name }) => name).join(', ') })}
        description={actions.map(({ name, reason }) => `${name}: ${reason}`).join('. ')}
      >
        <ul className={popup.reasons}>
          {actions.map(({ digit, name, reason }) => (
            <li key={digit}>
              <b>{name}</b> <Kbd isLight>{digit}</Kbd>
              <br />
              {reason}
            </li>
          ))}
        </ul>
      </Popup>
    </div>
  );
}
