import { useText } from '../i18n/i18n';
import type { Keystroke } from '../keyboard/keystroke';
import { keys } from '../keyboard/keys';
import { typeAhead } from '../keyboard/typeAhead';
import { useStored } from '../valueStore';
import styles from './TypedAhead.module.css';

/** Renders the buffered type-ahead keys, which are replayed later and do not answer the open question. */
export function TypedAhead() {
  const t = useText();
  const buffered = useStored(typeAhead.buffered);
  return (
    <p role="status" className={styles.line}>
      {buffered.length > 0 && t('keys.typedAhead', { keys: buffered.map(labelOf).join('') })}
    </p>
  );
}

const labels = new Map<string, string>(
  Object.values(keys).map(({ key, ctrl, label }) => [`${String(ctrl)} ${key}`, label]),
);

function labelOf(stroke: Keystroke): string {
  if (stroke.kind === 'paste') return firstWords(stroke.text);
  if (stroke.kind === 'text') return stroke.text;
  if (stroke.key === 'Enter' && !stroke.ctrlKey) return ' ⏎ ';
  if (stroke.key === 'Backspace') return ' ⌫ ';
  return ` ${labels.get(`${String(stroke.ctrlKey)} ${stroke.key}`) ?? stroke.key} `;
}

/** The beginning of a pasted text, which may have many lines. */
function firstWords(text: string): string {
  const line = text.split(/[\r\n]/, 1)[0] ?? '';
  return line === text && text.length <= 40 ? text : `${line.slice(0, 40)} …`;
}
