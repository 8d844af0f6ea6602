import { waitlistStatusOf, type WaitlistItem, type WaitlistStatus } from '~/domain/waitlist/waitlist';
import '~/domain/waitlist/waitlistWords.de';
import { useText } from '~/shared/i18n/i18n';
import { Tag, type Tone } from '~/shared/ui/Tag';

const tones = {
  CREATED: 'warning',
  PROCESSED: 'success',
  CANCELLED: 'neutral',
  FAILED: 'error',
  REJECTED: 'error',
} as const satisfies Record<WaitlistStatus, Tone>;

/** Renders the status of an item in words; an unknown code is shown as the service sent it. */
export function WaitlistStatusTag({ item }: { readonly item: Pick<WaitlistItem, 'status'> }) {
  const t = useText();
  const status = waitlistStatusOf(item);
  if (status === null) return <Tag tone="neutral">{t('waitlist.status.unknown', { code: item.status.code })}</Tag>;
  return <Tag tone={tones[status]}>{t(`waitlist.status.${status}`)}</Tag>;
}
