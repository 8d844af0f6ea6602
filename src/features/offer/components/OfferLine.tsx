import styles from './OfferPanel.module.css';

interface OfferLineProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly total?: boolean;
  readonly good?: boolean;
}

export function OfferLine({ name, value, note, total = false, good = false }: OfferLineProps) {
  return (
    <div className={`${styles.line} ${total ? styles.total : ''} ${good ? styles.good : ''}`}>
      <dt>
        {name} {note !== undefined && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
