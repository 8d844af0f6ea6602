import * as v from 'valibot';
import { pinModes } from '~/domain/customer/customer';
import { codeOr, optionalCount, optionalFlag } from '../http/wireValues';

/**
 * What a service says of the attempts for a PIN: in the customer's record, with a result and in a problem document. The requirement names the
 * facts without their fields (REQ B3.2, B3.3), so that each is read in more than one spelling.
 */
export const WireAttempts = v.pipe(
  v.object({
    failedAttempts: optionalCount,
    attempts: optionalCount,
    attemptsCount: optionalCount,
    retryAfterSeconds: optionalCount,
  }),
  v.transform(({ failedAttempts, attempts, attemptsCount, retryAfterSeconds }) => ({
    /** With a result or a problem: before the one just made. */
    failedAttempts: failedAttempts ?? attempts ?? attemptsCount,
    retryAfterSeconds,
  })),
);

/** The PIN challenge of a customer's record. */
export const WirePinChallenge = v.pipe(
  v.intersect([
    WireAttempts,
    v.object({
      mode: codeOr(pinModes, null),
      skipDisabledForever: optionalFlag,
      skipOptionDisabledForever: optionalFlag,
      isSkipOptionDisabledForever: optionalFlag,
    }),
  ]),
  v.transform((sent) => ({
    mode: sent.mode,
    failedAttempts: sent.failedAttempts ?? 0,
    skipDisabledForever:
      sent.skipDisabledForever ?? sent.skipOptionDisabledForever ?? sent.isSkipOptionDisabledForever ?? false,
    retryAfterSeconds: sent.retryAfterSeconds ?? undefined,
  })),
);
