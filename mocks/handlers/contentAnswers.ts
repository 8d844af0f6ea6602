import { daysBefore } from '../db/common/calendar.ts';
import type { ContentTables } from '../db/createDb.ts';
import { json } from './common/problem.ts';

const text = (value: string): object => ({ nodeType: 'text', value, marks: [], data: {} });
const paragraph = (...content: readonly object[]): object => ({ nodeType: 'paragraph', data: {}, content });

/** A rich-text document with a link, and one whose address is no web address. */
const document = {
  nodeType: 'document',
  data: {},
  content: [
    paragraph(
      text('Retouren ohne Beleg: Ablauf im '),
      { nodeType: 'hyperlink', data: { uri: 'https://example.com/retouren' }, content: [text('Leitfaden')] },
      text('.'),
    ),
    paragraph(text('Nicht '), { nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('hier')] }),
  ],
};

/** Details, with the days since they were published; each holds for seven days. */
const notifications = [
  ['notice-1', 'info', 'Heute im Tagesangebot: Ring Solitär und Gesichtscreme.', 0.1],
  [
    'notice-2',
    'warning',
    'Lieferungen nach Tirol dauern zurzeit\nzwei Tage länger: https://example.com/lieferzeiten',
    2,
  ],
  ['notice-3', 'info', 'Diese Mitteilung ist abgelaufen.', 30],
  ['notice-4', 'info', 'Diese Mitteilung gilt erst ab morgen.', -1],
  ['notice-5', 'info', 'Der Hinweis <b>in spitzen Klammern</b> ist Text.', 3],
  ['notice-6', 'process', { json: document }, 4],
] as const;

/** Answers the GraphQL query for the page's title and the notifications; refuses a field that the service does not have. */
export function contentAnswer(query: string, { idField, title }: ContentTables, now: Date): Response {
  const asksForSys = /\bsys\b/.test(query);
  if (asksForSys !== (idField === 'sys')) {
    const field = asksForSys ? 'sys' : 'id';
    return json({ errors: [{ message: `Cannot query field "${field}" on type "Notification".` }], data: null });
  }
  const items = notifications.map(([id, type, detail, publishedDaysAgo]) => ({
    ...(idField === 'sys' ? { sys: { id } } : { id }),
    publishedFrom: daysBefore(now, publishedDaysAgo).toISOString(),
    publishedTo: daysBefore(now, publishedDaysAgo - 7).toISOString(),
    type,
    detail,
  }));
  return json({ data: { page: { title }, notifications: { items } } });
}
