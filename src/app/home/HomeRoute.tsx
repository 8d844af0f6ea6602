import { useEffect, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { environmentOf } from '~config/environment';
import type { Agent } from '~/domain/common/agent';
import { berlinShortDateTime } from '~/domain/common/berlinTime';
import { urlPart } from '~/domain/common/urlPart';
import { plainText } from '~/domain/notification/notificationText';
import '~/domain/order/rejectionWords.de';
import '~/domain/order/orderWords.de';
import { useAgentSelector } from '~/features/auth/agentContext';
import { selectAgent } from '~/features/auth/authSlice';
import { selectCallState } from '~/features/call/callSlice';
import { openableVariant } from '~/features/call/openableVariant';
import { customerActions, selectRecentCustomers } from '~/features/customer/ofCall/customerSlice';
import { notificationCentre } from '~/features/notifications/notificationCentre';
import { followWorkList, storedWorkList } from '~/features/order/display/workListStorage';
import { HomePage } from '~/screens/home/HomePage';
import { TodayColumn, TodayPanel, type TodayEntry } from '~/screens/home/TodayPanel';
import { logFailure } from '~/services/loggingService/loggingService';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { notify } from '~/shared/notify/notices';
import { laterPart } from '~/shared/ui/laterPart';
import { useStored } from '~/shared/valueStore';
import { resumeLeftOpenCall } from './resumeLeftOpenCall';
import { orderEntryPath } from '~/features/call/orderEntryPath';
import { routeTable } from '~/app/routeTable';
import { tileText } from '~/app/tileTexts';
import { applicationsOf, mayOpen } from '~/app/session/access';
import { useNewCall } from '~/app/shell/newCallContext';
import { agentsCalls } from '~/app/parkedCalls/parkedList';
import { ParkedPanel } from '~/app/parkedCalls/ParkedPanel';
import { otherCalls, ownCall, type OpenCall } from './openCalls';
import '~/features/notifications/notificationTexts.de';
import './todayTexts.de';

const NotificationsDialog = laterPart(
  async () => (await import('~/features/notifications/components/NotificationsDialog')).NotificationsDialog,
  'floating',
);

/** The keys of the entries in the order in which they are read; each kind has its own, so that none changes when a list arrives. */
const entryKeys = {
  calls: 'ABCDE',
  rejected: 'FGHIJ',
  notifications: 'KLM',
  customers: 'NOPQRSTUVW',
  further: 'XY',
} as const;

const hasStandIn = environmentOf(import.meta.env.MODE) !== 'production';

/** Renders the home screen: applications, open calls, last customers, rejected orders (REQ A5). */
export function HomeRoute() {
  const agent = useAgentSelector(selectAgent);
  return agent === null ? null : <Home agent={agent} />;
}

function Home({ agent }: { readonly agent: Agent }) {
  const applications = applicationsOf(agent);
  const { entries } = useParts(selectCallState, 'entries');
  const takesOrders = entries.length > 0;
  const areParkedKnown = useAreParkedKnown();
  return (
    <HomePage
      fullName={agent.fullName}
      applications={applications.map(({ path, title, tile }) => ({ path, title, text: tileText(tile) }))}
    >
      <TodayColumn>
        {areParkedKnown && (
          <>
            {takesOrders && <ParkedPanel agent={agent} />}
            {takesOrders && <OpenCalls agent={agent} />}
            {applications.some(({ area }) => area === 'rejectionMgmt') && <RejectedOrders />}
            {/* Last: they come from a service, and would move what is below them. */}
            <Notifications />
          </>
        )}
      </TodayColumn>
      <TodayColumn>
        {takesOrders && <LastCustomers />}
        <Further agent={agent} />
      </TodayColumn>
    </HomePage>
  );
}

/** False while the parked calls are being read after a page load: they are listed first and would move the panels below them. */
function useAreParkedKnown(): boolean {
  const { isKnown } = useStored(agentsCalls);
  return isKnown || !document.documentElement.hasAttribute('data-parked');
}

function OpenCalls({ agent }: { readonly agent: Agent }) {
  const t = useText();
  const navigate = useNavigate();
  const recent = useSelector(selectRecentCustomers);
  const [others, setOthers] = useState<readonly OpenCall[] | null>(null);
  // Follows the call: after a reload its customer is still being loaded.
  const own = useSelector(ownCall, shallowEqual);
  const running = useParts(selectCallState, 'id', 'variant', 'entries');
  const ownId = running.id;

  useEffect(() => {
    let isStale = false;
    const read = () => {
      otherCalls(agent.username, ownId, recent)
        .then((calls) => {
          if (!isStale) setOthers(calls);
        })
        .catch(logFailure);
    };
    read();
    addEventListener('focus', read);
    return () => {
      isStale = true;
      removeEventListener('focus', read);
    };
  }, [agent.username, ownId, recent]);

  const resume = async ({ callId, variant }: OpenCall): Promise<void> => {
    if (await resumeLeftOpenCall(agent, callId)) void navigate(orderEntryPath(variant));
    else notify({ variant: 'info', text: { key: 'today.callGone' } });
  };
  const entryOf = (call: OpenCall): TodayEntry => {
    const { callId, customerName, customerNumber, articles, startedAt, place, variant } = call;
    const isBlocked = place === 'left' && own !== null;
    const isAllowed = openableVariant({ variant }, running) !== null;
    const parts = [
      customerName === null ? null : customerNumber,
      t('today.articles', { count: articles }),
      t('today.since', { time: berlinShortDateTime(startedAt) }),
      place === 'otherTab' ? t('today.otherTab') : null,
      isBlocked ? t('today.endOwnFirst') : null,
      isAllowed ? null : t('today.notAllowed'),
    ];
    return {
      id: callId,
      label: customerName ?? customerNumber ?? t('today.nobody'),
      detail: parts.filter((part) => part !== null).join(' · '),
      opens:
        place === 'otherTab' || isBlocked || !isAllowed
          ? null
          : place === 'here'
            ? orderEntryPath(variant)
            : () => void resume(call).catch(logFailure),
    };
  };
  const calls = [...(own === null ? [] : [own]), ...(others ?? [])];
  return (
    <TodayPanel
      title={t('today.openCalls')}
      keys={entryKeys.calls}
      entries={others === null && own === null ? null : calls.map(entryOf)}
      empty={t('today.noOpenCalls')}
    />
  );
}

function LastCustomers() {
  const t = useText();
  const newCall = useNewCall();
  const recent = useSelector(selectRecentCustomers);
  // A new or guest customer without a number cannot be loaded again.
  const entries = recent.flatMap(({ name, customer: { externalCustomerId: number }, loginTime }): TodayEntry[] =>
    number === null
      ? []
      : [
          {
            id: number,
            label: name === '' ? number : name,
            detail: `${number} · ${berlinShortDateTime(loginTime)}`,
            opens: () => newCall({ first: [customerActions.loginRequested(number)] }),
          },
        ],
  );
  return (
    <TodayPanel
      title={t('today.lastCustomers')}
      keys={entryKeys.customers}
      entries={entries}
      empty={t('today.noLastCustomers')}
    />
  );
}

function RejectedOrders() {
  const t = useText();
  const [list, setList] = useState(storedWorkList);
  useEffect(() => followWorkList(() => setList(storedWorkList())), []);
  const entries = list
    .filter(({ mark }) => mark !== 'done')
    .map(({ number, mark, status }): TodayEntry => {
      const state = status === null ? t('workList.notOpened') : t(`rejection.status.${status}`);
      return {
        id: number,
        label: number,
        detail: mark === 'skipped' ? `${state} · ${t('workList.markOf.skipped')}` : state,
        opens: `/orders/${urlPart(number)}`,
      };
    });
  return (
    <TodayPanel
      title={t('today.rejectedOrders')}
      keys={entryKeys.rejected}
      entries={entries}
      empty={t('today.noRejectedOrders')}
    />
  );
}

/** Renders links to the screens that have no tile among the applications. */
function Further({ agent }: { readonly agent: Agent }) {
  const t = useText();
  const entries = routeTable.flatMap((route): TodayEntry[] => {
    const { path, title, further, needsStandIn = false } = route;
    const isOffered = further !== undefined && mayOpen(route, agent) && (hasStandIn || !needsStandIn);
    return isOffered ? [{ id: path, label: t(title), detail: t(further), opens: path }] : [];
  });
  if (entries.length === 0) return null;
  return <TodayPanel title={t('today.further')} keys={entryKeys.further} entries={entries} empty="" />;
}

/** The newest notifications; each opens the dialog with all of them. */
function Notifications() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { open, isKnown } = useStored(notificationCentre);
  const entries = open.map(({ id, lines, publishedFrom }): TodayEntry => ({
    id,
    label: plainText(lines),
    detail: publishedFrom === null ? '' : berlinShortDateTime(new Date(publishedFrom).toISOString()),
    opens: () => setIsOpen(true),
  }));
  return (
    <>
      <TodayPanel
        title={t('today.notifications')}
        keys={entryKeys.notifications}
        entries={entries}
        empty={t(isKnown ? 'notifications.none' : 'notifications.unknown')}
      />
      {isOpen && <NotificationsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
