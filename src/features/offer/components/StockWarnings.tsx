import type { StockWarning } from '~/domain/order/submitBlocks';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import '../stockWarningTexts.de';
import styles from './OfferPanel.module.css';

/** Renders the articles that are sold out or not available in the wanted quantity. */
export function StockWarnings({ warnings }: { readonly warnings: readonly StockWarning[] }) {
  const t = useText();
  return warnings.map((warning) => (
    <div key={warning.sku} className={styles.message}>
      <Message tone="error">
        {warning.kind === 'soldOut'
          ? t('offer.soldOut', { sku: warning.sku })
          : t('offer.onlyAvailable', { sku: warning.sku, n: warning.available })}
      </Message>
    </div>
  ));
}
