import type { ProductStatus } from '~/domain/subscription/productStatus';
import { productStatusWords } from '~/domain/subscription/productStatusWords';
import { useText } from '~/shared/i18n/i18n';
import { Tag, type Tone } from '~/shared/ui/Tag';

const tones = {
  ACTIVE: 'success',
  STOPPED: 'warning',
  DELETED: 'error',
  RAN_OUT: 'error',
  RUNNING_OUT: 'warning',
  REPLACED: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<ProductStatus | 'unknown', Tone>;

export function ProductStatusTag({ status }: { readonly status: ProductStatus | 'unknown' }) {
  const t = useText();
  return <Tag tone={tones[status]}>{t(productStatusWords[status].name)}</Tag>;
}
