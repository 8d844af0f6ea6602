import { environmentOf } from '~config/environment';
import { notificationLimits } from '~config/limits/notification';
import { limits } from '~config/limits';
import { localStorageKeys } from '~config/storageKeys';
import {
  isPublished,
  readClosedIds,
  untilNextChange,
  withClosed,
  type Notification,
} from '~/domain/notification/notification';
import { readContent, type Content } from '~/services/contentService/contentService';
import { serviceNow } from '~/services/http/serviceClock';
import { ServiceError } from '~/services/http/serviceError';
import { logFailure } from '~/services/loggingService/loggingService';
import { readJson, writeJson } from '~/shared/storage/safeStorage';
import { valueStore, type Stored } from '~/shared/valueStore';
import { startSharedPoll } from './sharedPoll';

/** What is shown at present, newest first. */
export interface Notifications {
  /** The service has answered: an empty list means that there are none. */
  readonly isKnown: boolean;
  readonly open: readonly Notification[];
  readonly closed: readonly Notification[];
  /** What has just appeared, for the live region. */
  readonly appeared: readonly Notification[];
}

interface CentreOptions {
  readonly onTitle: (title: string | null) => void;
  /** Milliseconds between two requests; null: only one. */
  readonly period?: number | null;
}

const none: Notifications = { isKnown: false, open: [], closed: [], appeared: [] };
/** Longest delay of a browser's timer that is used; a later change is looked at again then. */
const longestDelay = 60 * 60 * 1_000;

/** Null: the service has not answered yet. */
let items: readonly Notification[] | null = null;
let closedIds: readonly string[] = [];
let announced = new Set<string>();
const shown = valueStore(none);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The notifications of the agent's session, which outlive every call. */
export const notificationCentre: Stored<Notifications> = shown;

/** Loads the notifications and keeps them up to date until the returned function is called, which forgets them. */
export function startNotifications({ onTitle, period = pollPeriod() }: CentreOptions): () => void {
  readClosed();
  const logged = new Set<string>();
  const stopPoll = startSharedPoll<Content>({
    name: `kontor.notifications.${__APP_VERSION__}`,
    period,
    patience: notificationLimits.notificationSharePatience,
    load: async (signal) => (await readContent(signal)) ?? { title: null, notifications: [] },
    onResult: ({ title, notifications }) => {
      items = notifications;
      onTitle(title);
      refresh();
    },
    onFailure: (error) => {
      // A service that is down would be logged with every poll.
      const kind = error instanceof ServiceError ? `${error.kind} ${String(error.status)}` : 'other';
      if (logged.has(kind)) return;
      logged.add(kind);
      logFailure(error);
    },
  });
  const followOtherTabs = ({ key }: StorageEvent): void => {
    if (key !== localStorageKeys.closedNotifications) return;
    readClosed();
    refresh();
  };
  globalThis.addEventListener('storage', followOtherTabs);
  return () => {
    stopPoll();
    globalThis.removeEventListener('storage', followOtherTabs);
    clearTimeout(timer);
    items = null;
    closedIds = [];
    announced = new Set();
    onTitle(null);
    shown.set(none);
  };
}

/** Hides a notification and remembers it in local storage (REQ A10.4). */
export function closeNotification(id: string): void {
  readClosed();
  closedIds = withClosed(closedIds, id, items ?? [], notificationLimits.closedNotificationsRemembered);
  writeJson('local', localStorageKeys.closedNotifications, closedIds);
  refresh();
}

function pollPeriod(): number | null {
  return environmentOf(import.meta.env.MODE) === 'production' ? limits.notificationPoll : null;
}

/** Reads which notifications were closed in any tab; those of this tab are kept in memory too, in case storage is full. */
function readClosed(): void {
  const stored = readJson('local', localStorageKeys.closedNotifications, readClosedIds) ?? [];
  closedIds = [...new Set([...stored, ...closedIds])];
}

/** Computes what is shown now by the service's clock, and again when the next notification appears or ends. */
function refresh(): void {
  const now = serviceNow().getTime();
  const known = items ?? [];
  const published = known.filter((item) => isPublished(item, now));
  const closed = new Set(closedIds);
  const open = published.filter(({ id }) => !closed.has(id));
  const appeared = open.filter(({ id }) => !announced.has(id));
  for (const { id } of published) announced.add(id);
  shown.set({ isKnown: items !== null, open, closed: published.filter(({ id }) => closed.has(id)), appeared });
  clearTimeout(timer);
  const wait = untilNextChange(known, now);
  if (wait !== null) timer = setTimeout(refresh, Math.min(wait, longestDelay));
}
