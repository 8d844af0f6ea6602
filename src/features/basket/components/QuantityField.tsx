import { quantityAllowed } from '~/domain/basket/basket';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/article/articleWords.de';
import '../basketLineTexts.de';
import styles from './BasketPanel.module.css';

interface QuantityFieldProps {
  readonly itemName: string;
  readonly quantity: number;
  /** Available stock; null while unknown. */
  readonly available: number | null;
  /** The text being typed; null shows the quantity. */
  readonly typed: string | null;
  readonly onTyped: (text: string | null) => void;
  readonly onChange: (quantity: number) => void;
  /** The id of the message about a typed quantity that exceeds the stock; undefined where there is none. */
  readonly excessId: string | undefined;
  readonly onExcess: (isTooMany: boolean) => void;
}

/** Renders − 1 +: buttons apply at once, a typed number on Enter or blur. A number above the stock stays as typed. */
export function QuantityField(props: QuantityFieldProps) {
  const { itemName, quantity, available, typed, onTyped, onChange, excessId, onExcess } = props;
  const t = useText();

  const ask = (wanted: number) => {
    const allowed = quantityAllowed(wanted, available);
    forgetTyped();
    if (allowed !== quantity) onChange(allowed);
  };
  const forgetTyped = () => {
    if (typed !== null) onTyped(null);
    onExcess(false);
  };
  const submitTyped = () => {
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
        onClick={() => ask(quantity - 1)}
      >
        −
      </button>
      <input
        className={styles.amount}
        aria-label={t('basket.quantity')}
        aria-invalid={excessId !== undefined}
        aria-describedby={excessId}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        value={typed ?? String(quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          onTyped(event.currentTarget.value);
          onExcess(false);
        }}
        onBlur={submitTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Ctrl+Enter also submits the order, which waits for the quantity.
            if (!event.ctrlKey) event.preventDefault();
            submitTyped();
          } else if (event.key === 'Escape') forgetTyped();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('basket.more', { name: itemName })}
        aria-disabled={available !== null && quantity >= available}
        onClick={() => ask(quantity + 1)}
      >
        +
      </button>
    </div>
  );
}
