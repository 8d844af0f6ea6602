import { useEffect, useState } from 'react';
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
  const [text, setText] = useState(String(quantity));
  useEffect(() => {
    setText(String(quantity));
  }, [quantity]);

  const ask = (wanted: number) => {
    const allowed = quantityAllowed(wanted, available);
    setText(String(allowed));
    if (allowed !== quantity) onChange(allowed);
  };
  const takeTyped = () => {
    if (/^\d{1,4}$/.test(text.trim())) ask(Number(text));
    else setText(String(quantity));
  };

  return (
    <div className={styles.quantity} role="group" aria-label={t('basket.quantityOf', { name: itemName })}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('basket.less', { name: itemName })}
        disabled={quantity <= 1}
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
        value={text}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
        onBlur={takeTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey) {
            event.preventDefault();
            takeTyped();
          } else if (event.key === 'Escape') setText(String(quantity));
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('basket.more', { name: itemName })}
        disabled={available !== null && quantity >= available}
        onClick={() => {
          ask(quantity + 1);
        }}
      >
        +
      </button>
    </div>
  );
}
