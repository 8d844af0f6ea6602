import * as operations from '../../contract/waitlistOperations.ts';
import * as reminders from '../../contract/stockReminderOperations.ts';
import { cancelWaitlistItem, createWaitlistItem } from '../../db/waitlist/reservations.ts';
import type { Db } from '../../db/createDb.ts';
import type { WireCreateWaitlistItem } from '../../db/waitlist/wireWaitlistTypes.ts';
import { customerProblem } from '../customer/customerAnswers.ts';
import { json, noContent } from '../common/problem.ts';
import { handle } from '../common/serve.ts';
import { subscriptionProblem } from '../subscription/subscriptionAnswers.ts';

function created(db: Db, sent: WireCreateWaitlistItem): Response {
  const answer = createWaitlistItem(db, sent);
  return 'code' in answer ? subscriptionProblem(answer) : json(answer, 201);
}

const notFound = {
  status: 404,
  code: 'waitlist_item_not_found',
  detail: 'Diese Reservierung gibt es nicht. Bitte die Liste neu laden.',
} as const;

/** Waitlist and stock reminder: what a caller can do about an article that is not available. */
export const waitlistHandlers = [
  handle(operations.createWaitlistItem, ({ db, body }) => created(db, body)),

  handle(operations.createWaitlistItemOfCustomer, ({ db, param, body }) =>
    param('customerId') === body.customer.external_customer_id
      ? created(db, body)
      : subscriptionProblem({
          status: 400,
          code: 'bad_request',
          detail: 'Die Kundennummer in Adresse und Inhalt ist verschieden.',
        }),
  ),

  handle(operations.readWaitlist, ({ db, body }) => {
    const { offset, size } = body;
    const found = db.waitlist.search(body);
    return json({ items: found.slice(offset, offset + size), offset, size, total: found.length });
  }),

  handle(operations.cancelWaitlistItem, ({ db, param, body }) => {
    const item = db.waitlist.find(param('itemId'));
    if (!item) return subscriptionProblem(notFound);
    const refusal = cancelWaitlistItem(item, body.cancellation_reason);
    return refusal ? subscriptionProblem(refusal) : json(item);
  }),

  handle(reminders.readRemindableStocks, ({ db, body }) =>
    json({
      base_products_numbers: body.base_products_numbers.filter((number) => db.stockReminders.isRemindable(number)),
    }),
  ),

  handle(reminders.subscribeStockReminder, ({ db, body }) => {
    switch (db.stockReminders.subscribe(body.sku, body.email)) {
      case 'subscribed':
        return noContent();
      case 'unknown article':
        return customerProblem(404, 'product_not_found', 'Dieses Produkt gibt es nicht. Bitte BNR prüfen.');
      case 'not needed':
        return customerProblem(
          409,
          'stock_reminder_not_possible',
          'Die Erinnerung ist schon bestellt oder der Artikel ist vorrätig.',
        );
      case 'too many requests':
        return customerProblem(429, 'too_many_requests', 'Zu viele Anfragen mit dieser E-Mail-Adresse.');
    }
  }),
];
