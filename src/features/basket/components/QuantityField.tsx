import { useState } from 'react';
import { quantityAllowed } from '~/domain/basket';
import { useText } from '~/shared/i18n/i18n';
import styles from './BasketPanel.module.css';

interface QuantityFieldProps {
  readonly itemName: string;
  readonly quantity: number;
  /** Null while the stock is not known. */
  readonly available: number | null;
  readonly onChange: (quantity: number) => void;
}

/** − 1 +: buttons act at once, a typed number with Enter or when the field is left. */
export function QuantityField({ itemName, quantity, available, onChange }: QuantityFieldProps) {
  const t = useText();
  /** What is being typed; null shows the quantity itself. */
  const [typed, setTyped] = useState<string | null>(null);

  const ask = (wanted: number) => {
    const allowed = quantityAllowed(wanted, available);
    setTyped(null);
    if (allowed !== quantity) onChange(allowed);
  };
  const takeTyped = () => {
    if (typed !== null && /^\d{1,4}$/.test(typed.trim())) ask(Number(typed));
    else setTyped(null);
  };

  return (
    <div className={styles.quantity} role="group" aria-label={t('basket.quantityOf', { name: itemName })}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('basket.less', { name: itemName })}
        aria-disabled={quantity <= 1}
        onClick={() => {
          ask(quantity - 1);
        }}
      >
        −
      </button>
      <input
        className={styles.amount}
        aria-label={t('basket.quantity')}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onBlur={takeTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey) {
            event.preventDefault();
            takeTyped();
          } else if (event.key === 'Escape') setTyped(null);
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('basket.more', { name: itemName })}
        aria-disabled={available !== null && quantity >= available}
        onClick={() => {
          ask(quantity + 1);
        }}
      >
        +
      </button>
    </div>
  );
}
