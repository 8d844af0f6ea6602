import type { Country } from '~/domain/common/country';
import { shortName, type Product } from '~/domain/article/product';
import type { UnsellableReason } from '~/domain/article/sellability';
import { useText } from '~/shared/i18n/i18n';
import { Message } from '~/shared/ui/Message';
import { unsellableText } from '../productSearchTexts';

interface UnsellableMessageProps {
  readonly product: Product;
  /** Why the chosen variant cannot be sold; null renders nothing. */
  readonly reason: UnsellableReason | null;
  /** Whether another variant can be sold. */
  readonly isSellable: boolean;
  readonly country: Country;
}

/** Renders why the chosen variant cannot be sold, above the facts of its product. */
export function UnsellableMessage({ product, reason, isSellable, country }: UnsellableMessageProps) {
  const t = useText();
  if (reason === null) return null;
  const isEnd = !isSellable && reason !== 'SUBSCRIPTION_ONLY';
  return (
    <Message tone={isEnd ? 'error' : 'warning'}>
      {unsellableText(reason, shortName(product), country, t)} {isEnd && t('product.informTeamLeader')}
    </Message>
  );
}
