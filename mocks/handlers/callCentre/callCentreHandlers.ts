import * as operations from '../../contract/callCentreOperations.ts';
import { botRequests } from '../../db/callCentre/botRequests.ts';
import { answerFor } from '../customer/customerAnswers.ts';
import { letters } from '../customer/letters.ts';
import { json, noContent, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

export const callCentreHandlers = [
  handle(operations.sendRingTemplate, ({ db, body }) =>
    answerFor(db, body.external_customer_id, ({ external_customer_id: number }) => {
      if (db.ringTemplates.has(number)) {
        return problem(
          409,
          '/dpl/ccs/errors/rings_template_already_sent',
          'Die Ringschablone ist schon unterwegs. Eine zweite wird nicht verschickt.',
        );
      }
      db.ringTemplates.add(number);
      return noContent();
    }),
  ),

  handle(operations.previewLetter, ({ query }) => {
    const letter = letters.get(query['file_name'] ?? '');
    return letter
      ? new Response(letter.content, { headers: { 'Content-Type': letter.type } })
      : problem(404, '/dpl/ccs/errors/letter_not_found', 'Dieses Schreiben gibt es nicht.');
  }),

  handle(operations.readInflightOrder, ({ db, query }) => {
    const order = db.inflightOrders.read(query['code'] ?? '');
    return order
      ? json(order)
      : problem(404, '/dpl/ccs/errors/inflight_order_not_found', 'Zu diesem Code gibt es keine begonnene Bestellung.');
  }),

  handle(operations.readBotRequest, ({ param }) => {
    const request = botRequests.get(param('number'));
    return request
      ? json(request)
      : problem(
          404,
          '/dpl/ccs/errors/bot_request_not_found',
          'Zu dieser Nummer gibt es keine Übergabe vom Telefon-Bot.',
        );
  }),
];
