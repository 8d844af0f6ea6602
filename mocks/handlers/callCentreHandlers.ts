import * as calls from '../contract/callCentreCalls.ts';
import { answerFor } from './customerAnswers.ts';
import { letters } from './letters.ts';
import { noContent, problem } from './problem.ts';
import { handle } from './serve.ts';

export const callCentreHandlers = [
  handle(calls.sendRingTemplate, ({ db, body }) =>
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

  handle(calls.previewLetter, ({ query }) => {
    const letter = letters.get(query['file_name'] ?? '');
    return letter
      ? new Response(letter.content, { headers: { 'Content-Type': letter.type } })
      : problem(404, '/dpl/ccs/errors/letter_not_found', 'Dieses Schreiben gibt es nicht.');
  }),
];
