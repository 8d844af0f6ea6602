import * as operations from '../../contract/pinOperations.ts';
import type { PinAnswer } from '../../db/customer/pinChallenges.ts';
import { answerFor, customerProblem } from './customerAnswers.ts';
import { json, noContent } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

const noChallenge = (): Response =>
  customerProblem(400, 'no_pin_challenge', 'Für diesen Kunden ist keine PIN hinterlegt.');

function pinResponse(answer: PinAnswer): Response {
  switch (answer.kind) {
    case 'success':
      return json({ result: 'SUCCESS' });
    case 'finallyFailed':
      return customerProblem(400, 'final_failed_attempt', 'Die PIN ist falsch. Es ist kein weiterer Versuch möglich.');
    case 'wait':
      return customerProblem(429, 'too_many_requests', 'Der nächste Versuch ist noch nicht möglich. Bitte warten.', {
        retry_after_seconds: answer.seconds,
      });
    case 'failed':
      return customerProblem(400, 'first_failed_attempts', 'Die PIN ist falsch.', {
        failed_attempts: answer.failedBefore,
        ...(answer.seconds === undefined ? {} : { retry_after_seconds: answer.seconds }),
      });
  }
}

export const pinHandlers = [
  handle(operations.verifyPin, ({ db, body }) =>
    answerFor(db, body.external_customer_id, (customer) =>
      customer.pin_challenge
        ? pinResponse(db.pinChallenges.attempt(customer, customer.pin_challenge, body.pin))
        : noChallenge(),
    ),
  ),

  handle(operations.skipPin, ({ db, body }) =>
    answerFor(db, body.external_customer_id, ({ pin_challenge: challenge }) => {
      if (!challenge) return noChallenge();
      return challenge.skip_disabled_forever
        ? customerProblem(400, 'skip_disabled_forever', 'Bei diesem Kunden lässt sich die PIN nicht überspringen.')
        : noContent();
    }),
  ),

  handle(operations.requestPinLetter, ({ db, param }) =>
    answerFor(db, param('customerId'), (customer) => {
      if (!customer.pin_challenge) return noChallenge();
      return db.pinLetters.request(customer.external_customer_id)
        ? json({ status: 'SUCCESS' })
        : customerProblem(409, 'phone_pin_already_sent', 'Ein Brief mit einer neuen PIN ist schon unterwegs.');
    }),
  ),
];
