import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { notificationCentre } from '~/features/notifications/notificationCentre';
import { selectOrderState, type OrderState } from '~/features/order/place/orderSlice';
import { selectHasCustomerQuestion, selectHasOrderQuestion } from '~/screens/order/entry/deskQuestions';
import { useText } from '~/shared/i18n/i18n';
import { useStored } from '~/shared/valueStore';
import { variantAt } from '~/features/call/orderEntryPath';
import { screenTitle } from '~/app/routeTable';
import { callTitle } from './callTitle';
import { titleCall } from './pageTitle';
import { useCallSummary } from './useCallSummary';
import './deskAidTexts.de';

/** Names the customer of the call in the tab's title, and marks a tab in the background that waits for the agent. */
export function CallTitle() {
  const title = useTitle();
  const isWaiting = useIsWaiting();
  useEffect(() => {
    titleCall(title, isWaiting);
  }, [title, isWaiting]);
  useEffect(() => () => titleCall(null, false), []);
  return null;
}

/** Null without a customer, and while the screen is covered: nobody who passes by shall read a name. */
function useTitle(): string | null {
  const t = useText();
  const { pathname } = useLocation();
  const { customer, pieces, total } = useCallSummary();
  const isCovered = useSyncExternalStore(onCover, isScreenCovered);
  if (customer === null || isCovered) return null;
  return callTitle({
    lastName: customer.lastName,
    otherName: customer.firstName,
    articles: pieces === 0 ? null : t('title.articles', { count: pieces }),
    total: pieces === 0 ? null : total,
    screen: variantAt(pathname) !== undefined ? null : t(screenTitle(pathname)),
  });
}

const endings: ReadonlySet<OrderState['phase']> = new Set([
  'refused',
  'failed',
  'stopped',
  'unavailable',
  'outcomeUnknown',
]);

/** Whether the tab is in the background and something needs the agent. */
function useIsWaiting(): boolean {
  const isHidden = useSyncExternalStore(onVisibility, isDocumentHidden);
  const hasCustomerQuestion = useSelector(selectHasCustomerQuestion);
  const hasOrderQuestion = useSelector(selectHasOrderQuestion);
  const order = useSelector(selectOrderState);
  const { open } = useStored(notificationCentre);
  const alarms = open.filter(({ kind }) => kind === 'warning').map(({ id }) => id);
  // The alarms that were there when the tab was last seen.
  const [seen, setSeen] = useState<readonly string[]>(alarms);
  const unseen = alarms.some((id) => !seen.includes(id));
  if (!isHidden && unseen) setSeen([...seen, ...alarms]);
  const isDecided = order.phase === 'confirmed' ? !order.acknowledged : endings.has(order.phase);
  return isHidden && (hasCustomerQuestion || hasOrderQuestion || isDecided || unseen);
}

/** The desk marks a covered page for base.css. */
function onCover(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-covered'] });
  return () => observer.disconnect();
}

function isScreenCovered(): boolean {
  return document.documentElement.hasAttribute('data-covered');
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function isDocumentHidden(): boolean {
  return document.hidden;
}
