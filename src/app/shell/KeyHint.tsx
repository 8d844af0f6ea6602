import { useEffect, useState } from 'react';
import { keysLimits } from '~config/limits/keys';
import { localStorageKeys } from '~config/storageKeys';
import { useText } from '~/shared/i18n/i18n';
import { Kbd } from '~/shared/ui/Kbd';
import { countOnce } from './agentCounts';
import { hintPlace, keyNameOf, showsKey, type HintPlace } from './keyHint';
import './deskAidTexts.de';
import styles from './KeyHint.module.css';

interface Hint {
  readonly key: string;
  readonly place: HintPlace;
}

/** A click on a label is followed by one on its field, within milliseconds. */
const sameClick = 50;

/** Shows the key of a control beside it, where the agent has clicked it with the mouse for the third time. */
export function KeyHint({ username }: { readonly username: string }) {
  const t = useText();
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    let lastClick = Number.NEGATIVE_INFINITY;
    const onClick = (event: MouseEvent) => {
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse' && event.detail > 0;
      const control = event.target instanceof Element ? event.target.closest('[aria-keyshortcuts]') : null;
      if (!isMouse || control === null || event.timeStamp - lastClick < sameClick) return;
      lastClick = event.timeStamp;
      const shortcuts = control.getAttribute('aria-keyshortcuts') ?? '';
      if (!showsKey(countOnce(localStorageKeys.keyClicks, username, shortcuts))) return;
      const place = hintPlace(control.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
      setHint({ key: keyNameOf(shortcuts), place });
    };
    // Before the click's own effect, which may move or remove the control.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [username]);
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => setHint(null), keysLimits.keyHintDuration);
    return () => clearTimeout(timer);
  }, [hint]);
  return (
    <div role="status" className={styles.place} style={hint?.place}>
      {hint !== null && (
        <p className={styles.hint}>
          {t('keyHint.faster')} <Kbd>{hint.key}</Kbd>
          <span className="visually-hidden">{hint.key}</span>
        </p>
      )}
    </div>
  );
}
