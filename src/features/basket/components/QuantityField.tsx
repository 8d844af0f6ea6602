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
  /** The message about a number that was typed and is more than there is; its id, undefined where there is none. */
  readonly excessId: string | undefined;
  readonly onExcess: (isTooMany: boolean) => void;
}

/** − 1 +: buttons act at once, a typed number with Enter or when the field is left. More than there is stays as it was typed. */
export function QuantityField({ itemName, quantity, available, onChange, excessId, onExcess }: QuantityFieldProps) {
  const t = useText();
  /** What is being typed; null shows the quantity itself. */
  const [typed, setTyped] = useState<string | null>(null);

  const ask = (wanted: number) => {
    const allowed = quantityAllowed(wanted, available);
    forgetTyped();
    if (allowed !== quantity) onChange(allowed);
  };
  const forgetTyped = () => {
    setTyped(null);
    onExcess(false);
  };
  const takeTyped = () => {
    if (typed === null || !/^\d{1,4}$/.test(typed.trim())) forgetTyped();
    else if (available !== null && Number(typed) > available) onExcess(true);
    else ask(Number(typed));
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
        aria-invalid={excessId !== undefined}
        aria-describedby={excessId}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onExcess(false);
        }}
        onBlur={takeTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey) {
            event.preventDefault();
            takeTyped();
          } else if (event.key === 'Escape') forgetTyped();
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
