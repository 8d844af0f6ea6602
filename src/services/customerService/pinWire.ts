import * as v from 'valibot';
import { pinModes } from '~/domain/customer/customer';
import { codeOr, optionalCount, optionalFlag } from '../http/wireValues';

/**
 * What a service says of the attempts for a PIN: in the customer's record, with a result and in a problem document. The requirement names the
 * facts without their fields (REQ B3.2, B3.3), so that each is read in more than one spelling.
 */
export const attemptFields = {
  failedAttempts: optionalCount,
  attempts: optionalCount,
  attemptsCount: optionalCount,
  retryAfterSeconds: optionalCount,
};
const Attempts = v.object(attemptFields);

/** Beside a result or in a problem, the attempt just made is not counted yet. */
export function toAttempts({
  failedAttempts,
  attempts,
  attemptsCount,
  retryAfterSeconds,
}: v.InferOutput<typeof Attempts>) {
  return { failedAttempts: failedAttempts ?? attempts ?? attemptsCount, retryAfterSeconds };
}

export const WireAttempts = v.pipe(Attempts, v.transform(toAttempts));

/** The PIN challenge of a customer's record. */
export const WirePinChallenge = v.pipe(
  v.object({
    ...attemptFields,
    mode: codeOr(pinModes, null),
    skipDisabledForever: optionalFlag,
    skipOptionDisabledForever: optionalFlag,
  }),
  v.transform((sent) => {
    const { failedAttempts, retryAfterSeconds } = toAttempts(sent);
    return {
      mode: sent.mode,
      failedAttempts: failedAttempts ?? 0,
      skipDisabledForever: sent.skipDisabledForever ?? sent.skipOptionDisabledForever ?? false,
      retryAfterSeconds: retryAfterSeconds ?? undefined,
    };
  }),
);
