import type { ReactNode } from 'react';
import type { Subscription } from '~/domain/subscription/subscription';
import { statusLooks, statusWordOf } from '~/domain/subscription/subscriptionWords';
import { useText } from '~/shared/i18n/i18n';
import { Tag } from '~/shared/ui/Tag';

interface SubscriptionStatusTagProps {
  readonly subscription: Pick<Subscription, 'status'>;
  /** Behind the word. */
  readonly children?: ReactNode;
}

/** Renders the status of a subscription as a word with its icon. */
export function SubscriptionStatusTag({ subscription, children }: SubscriptionStatusTagProps) {
  const t = useText();
  const { tone, icon } = statusLooks[subscription.status.type];
  return (
    <Tag tone={tone}>
      <span aria-hidden="true">{icon}</span> {t(statusWordOf(subscription))}
      {children}
    </Tag>
  );
}
