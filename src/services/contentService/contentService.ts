import * as v from 'valibot';
import { endpoints } from '~config/endpoints';
import { notificationLimits } from '~config/limits/notification';
import { isRecord } from '~/domain/common/isRecord';
import { newestFirst, notificationKind, readPublished, type Notification } from '~/domain/notification/notification';
import { cleanLine, readDetail } from '~/domain/notification/notificationText';
import { request } from '../http/httpClient';
import { ServiceError } from '../http/serviceError';
import { list } from '../http/wireValues';

/** What the content service says: the title of the application and every notification, newest first. */
export interface Content {
  readonly title: string | null;
  readonly notifications: readonly Notification[];
}

/** How items name their id; the older service has `sys.id` (REQ A10.1). */
type Shape = 'id' | 'sysId';
const queries = {
  id: '{ page { title } notifications { items { id publishedFrom publishedTo type detail } } }',
  sysId: '{ page { title } notifications { items { sys { id } publishedFrom publishedTo type detail } } }',
} as const satisfies Record<Shape, string>;

let shape: Shape = 'id';

/** For tests: asks for `id` again. */
export function resetContentShape(): void {
  shape = 'id';
}

const Answer = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.unknown()) });

/**
 * `GET ?query=` of the content service (CONTRACT Content): without token and headers, keys unconverted. Null where the service
 * is switched off. Asks with `sys { id }` once the service refuses `id`. Throws a ServiceError.
 */
export async function readContent(signal?: AbortSignal): Promise<Content | null> {
  const { baseUrl }: { readonly baseUrl: string } = endpoints.content;
  if (baseUrl === '') return null;
  const first = await ask(shape, signal);
  if (first !== null) return first;
  const other = shape === 'id' ? 'sysId' : 'id';
  const second = await ask(other, signal);
  if (second === null) throw new ServiceError({ kind: 'malformed', requestInfo, reason: 'query refused' });
  shape = other;
  return second;
}

/** The poll logs a failure itself: once, not with every round. */
const polled = { quiet: true, unlogged: true } as const;
const requestInfo = { service: 'content', method: 'GET', path: '' } as const;

/** Returns null where the service refuses the query: errors without data, with 200 or with a status of their own. */
async function ask(wanted: Shape, signal: AbortSignal | undefined): Promise<Content | null> {
  try {
    const { data, errors } = await request(
      { ...requestInfo, ...polled, query: { query: queries[wanted] }, convert: false, signal },
      Answer,
    );
    return isRecord(data) ? toContent(data) : (errors ?? null) === null ? toContent({}) : null;
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.status === 400 && isRecord(error.body);
    if (isRefused && Array.isArray(error.body['errors'])) return null;
    throw error;
  }
}

function toContent(data: Readonly<Record<string, unknown>>): Content {
  const { page, notifications } = data;
  const items = isRecord(notifications) ? notifications['items'] : notifications;
  const all = v.parse(list, items).slice(0, notificationLimits.notificationsRead);
  const title = isRecord(page) && typeof page['title'] === 'string' ? cleanTitle(page['title']) : '';
  return {
    title: title === '' ? null : title,
    notifications: newestFirst(all.flatMap((item) => toNotification(item) ?? [])),
  };
}

function cleanTitle(title: string): string {
  return cleanLine(title.slice(0, 500)).trim().slice(0, notificationLimits.titleLength).trim();
}

/** Null for an item without id, without text, or with an unreadable time (DECISIONS 108). */
function toNotification(item: unknown): Notification | null {
  if (!isRecord(item)) return null;
  const id = idOf(item['id']) ?? (isRecord(item['sys']) ? idOf(item['sys']['id']) : null);
  const publishedFrom = readPublished(item['publishedFrom'], 'from');
  const publishedTo = readPublished(item['publishedTo'], 'to');
  const lines = readDetail(item['detail']);
  if (id === null || lines.length === 0 || Number.isNaN(publishedFrom) || Number.isNaN(publishedTo)) return null;
  return { id, kind: notificationKind(item['type']), publishedFrom, publishedTo, lines };
}

function idOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;
}
