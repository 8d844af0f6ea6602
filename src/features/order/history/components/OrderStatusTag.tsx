import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import { orderStatusTexts, statusTone } from '../orderStatusTexts';

export function OrderStatusTag({ status }: { readonly status: { readonly code: string; readonly label: string } }) {
  const t = useText();
  const text = orderStatusTexts.get(status.code);
  return <Tag tone={statusTone(status.code)}>{text === undefined ? status.label || status.code : t(text)}</Tag>;
}
