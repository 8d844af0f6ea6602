import styles from './DigitGroups.module.css';

/** Digits with gaps that are only seen: copied and read by a screen reader it is the number without spaces. */
export function DigitGroups({ groups }: { readonly groups: readonly string[] }) {
  return (
    <span className={styles.groups}>
      {groups.map((group, place) => (
        <span key={`${String(place)} ${group}`}>{group}</span>
      ))}
    </span>
  );
}
