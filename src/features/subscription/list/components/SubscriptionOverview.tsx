import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { Subscription } from '~/domain/subscription/subscription';
import { useParts } from '~/shared/hooks/useParts';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import type { OverviewView } from '../overviewView';
import {
  selectSubscriptionOverviewState,
  subscriptionOverviewActions,
  type OpenedSubscription,
} from '../subscriptionOverviewSlice';
import { OverviewListView } from './OverviewListView';
import { useOverviewList } from './useOverviewList';
import '../overviewTexts.de';
import styles from '~/shared/ui/list/ListFrame.module.css';

export interface SubscriptionOverviewProps {
  readonly view: OverviewView;
  readonly onView: ChangeView<OverviewView>;
  readonly mayEditNumbers: boolean;
  /** The details view of one subscription (REQ G3.7). */
  readonly renderDetails: (subscription: Subscription, customerName: string) => ReactNode;
}

/** The subscriptions of all customers: the list with its bulk actions (REQ G3, G5), or the details of one (REQ G3.7). */
export function SubscriptionOverview({ view, onView, mayEditNumbers, renderDetails }: SubscriptionOverviewProps) {
  const t = useText();
  const { names } = useParts(selectSubscriptionOverviewState, 'names');
  const { listed, subscription, search } = useOverviewList(view);
  // Pixels by which the list was scrolled when it was left for the details of one subscription.
  const [offset, setOffset] = useState(0);
  const { opened } = view;
  // The row that the focus comes back to.
  const [lastOpened, setLastOpened] = useState<string | null>(null);
  const close = () => {
    setLastOpened(subscription?.id ?? null);
    onView((before) => ({ ...before, opened: null }), 'step');
  };
  return (
    <section className={styles.list} aria-label={t('subscriptionOverview.title')}>
      {opened === null ? (
        <OverviewListView
          view={view}
          onView={onView}
          mayEditNumbers={mayEditNumbers}
          shown={listed}
          initialOffset={offset}
          onLeft={setOffset}
          focusedId={lastOpened}
        />
      ) : (
        <div
          role="presentation"
          className={styles.list}
          onKeyDown={({ key, defaultPrevented, target, currentTarget }) => {
            // Dialogs are rendered elsewhere, but their keys arrive here too.
            const isInside = target instanceof Node && currentTarget.contains(target);
            if (key === 'Escape' && isInside && !defaultPrevented) close();
          }}
        >
          <div className={styles.foot}>
            <BackButton onBack={close} />
          </div>
          {subscription === null ? (
            <OpenedMissing name={opened} load={search?.load ?? 'loading'} />
          ) : (
            renderDetails(subscription, names[subscription.externalCustomerId] ?? '')
          )}
        </div>
      )}
    </section>
  );
}

/** Takes the focus, which the opened row has lost with the list. */
function BackButton({ onBack }: { readonly onBack: () => void }) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Button ref={button} onClick={onBack}>
      {t('subscriptionOverview.back')}
    </Button>
  );
}

interface OpenedMissingProps {
  readonly name: string;
  readonly load: OpenedSubscription['load'];
}

function OpenedMissing({ name, load }: OpenedMissingProps) {
  const t = useText();
  const dispatch = useDispatch();
  if (load === 'notFound') {
    return <Message tone="warning">{t('subscriptionOverview.notFound', { number: name })}</Message>;
  }
  if (load === 'failed') {
    return (
      <Message
        tone="error"
        actionText={t('common.tryAgain')}
        onAction={() => dispatch(subscriptionOverviewActions.openRequested(name))}
      >
        {t('subscriptionOverview.openFailed', { number: name })}
      </Message>
    );
  }
  return (
    <p role="status" className={styles.empty}>
      {t('common.loading')}
    </p>
  );
}
