import type { Subscription } from '~/domain/subscription/subscription';
import { statusLooks, statusWordOf } from '~/domain/subscription/subscriptionWords';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';

interface SubscriptionStatusTagProps {
  readonly subscription: Pick<Subscription, 'status'>;
}

/** Renders the status of a subscription as a word with its icon; one that is not known with its code (DECISIONS 187). */
export function SubscriptionStatusTag({ subscription }: SubscriptionStatusTagProps) {
  const t = useText();
  const { type, code } = subscription.status;
  const { tone, icon } = statusLooks[type];
  return (
    <Tag tone={tone}>
      <span aria-hidden="true">{icon}</span> {t(statusWordOf(subscription))}
      {type === 'unknown' && code !== '' && ` (${code})`}
    </Tag>
  );
}
