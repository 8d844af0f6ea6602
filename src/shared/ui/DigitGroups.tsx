import styles from './DigitGroups.module.css';

/** Renders digits with visual gaps only: copied text and screen readers get the number without spaces. */
export function DigitGroups({ groups }: { readonly groups: readonly string[] }) {
  return (
    <span className={styles.groups}>
      {groups.map((group, place) => (
        <span key={`${String(place)} ${group}`}>{group}</span>
      ))}
    </span>
  );
}
