import type { ReactNode } from 'react';
import { Fact } from '~/shared/ui/Fact';
import styles from './OrderDisplay.module.css';

/** One fact of a section: its name and its value; not rendered without a value. */
interface NamedValue {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly NamedValue[];
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
        <Fact key={name} name={name} className={styles.fact}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
