import type { ReactNode } from 'react';
import styles from './OrderDisplay.module.css';

/** One fact of a section: its name and its value; not rendered without a value. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Rendered where no fact has a value. */
  readonly empty?: string;
  /** Aligns the values at the right; the last one is the total. */
  readonly areAmounts?: boolean;
}

export function Facts({ facts, empty, areAmounts = false }: FactsProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '');
  if (known.length === 0) return empty === undefined ? null : <p className={styles.empty}>{empty}</p>;
  return (
    <dl className={areAmounts ? styles.amounts : styles.facts}>
      {known.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
