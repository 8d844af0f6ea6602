import * as operations from '../contract/otherOperations.ts';
import { daysBefore } from '../db/common/calendar.ts';
import { bankOf, isValidIban } from '../db/offer/bankAccounts.ts';
import { json, noContent, problem } from './common/problem.ts';
import { handle } from './common/serve.ts';

export const otherHandlers = [
  handle(operations.validateIban, ({ body }) =>
    isValidIban(body.iban)
      ? json({ bank_details: { name: bankOf(body.iban) } })
      : problem(
          400,
          '/dpl/payment/errors/invalid_iban',
          'Diese IBAN ist ungültig. Bitte Zeichen für Zeichen vergleichen.',
        ),
  ),

  handle(operations.readContent, ({ db }) => {
    const now = db.now();
    const notification = (id: string, type: string, detail: string, publishedDaysAgo: number): object => ({
      id,
      publishedFrom: daysBefore(now, publishedDaysAgo).toISOString(),
      publishedTo: daysBefore(now, publishedDaysAgo - 7).toISOString(),
      type,
      detail,
    });
    return json({
      data: {
        page: { title: 'Mitteilungen' },
        notifications: {
          items: [
            notification('notice-1', 'info', 'Heute im Tagesangebot: Ring Solitär und Gesichtscreme.', 0.1),
            notification(
              'notice-2',
              'warning',
              'Lieferungen nach Tirol dauern zurzeit\nzwei Tage länger: https://example.com/lieferzeiten',
              2,
            ),
            notification('notice-3', 'info', 'Diese Mitteilung ist abgelaufen.', 30),
            notification('notice-4', 'info', 'Diese Mitteilung gilt erst ab morgen.', -1),
            notification('notice-5', 'info', 'Der Hinweis <b>in spitzen Klammern</b> ist Text.', 3),
          ],
        },
      },
    });
  }),

  handle(operations.writeLog, () => noContent()),
  handle(operations.raiseAlarm, () => noContent()),
  handle(operations.lookUpIp, () => json({ ip: '192.0.2.17' })),
];
