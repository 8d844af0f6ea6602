import * as operations from '../contract/otherOperations.ts';
import { bankOf, isValidIban } from '../db/offer/bankAccounts.ts';
import { contentAnswer } from './contentAnswers.ts';
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

  handle(operations.readContent, ({ db, query }) => contentAnswer(query['query'] ?? '', db.content, db.now())),

  handle(operations.writeLog, () => noContent()),
  handle(operations.raiseAlarm, () => noContent()),
  handle(operations.lookUpIp, () => json({ ip: '192.0.2.17' })),
];
