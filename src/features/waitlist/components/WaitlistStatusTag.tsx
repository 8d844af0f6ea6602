import type { WaitlistItem } from '~/domain/waitlist/waitlist';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';
import { statusText, statusTone } from '../itemTexts';

export function WaitlistStatusTag({ item }: { readonly item: Pick<WaitlistItem, 'status'> }) {
  const t = useText();
  return <Tag tone={statusTone(item)}>{statusText(item, t)}</Tag>;
}
