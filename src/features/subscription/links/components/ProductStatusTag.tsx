import type { ShownProductStatus } from '~/domain/subscription/productStatus';
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
  ACTIVE_NO_STOCK: 'warning',
  unknown: 'neutral',
} as const satisfies Record<ShownProductStatus, Tone>;

export function ProductStatusTag({ status }: { readonly status: ShownProductStatus }) {
  const t = useText();
  return <Tag tone={tones[status]}>{t(productStatusWords[status].name)}</Tag>;
}
