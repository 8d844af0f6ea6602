import * as v from 'valibot';
import { reportingFailure } from './httpEvents';
import { ServiceError } from './serviceError';
import { send } from './transport';

/** A request outside the services: no token, none of the application's headers, no renewal (identity provider, its key set). */
export interface PlainRequest {
  /** For errors and logs. */
  readonly name: string;
  readonly url: string;
  /** Sent as a form with POST; without it the request is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  /** Whether the response's keys are converted to camelCase. */
  readonly convert: boolean;
}

/** Sends the request and returns the response, checked against `schema`. Throws a ServiceError. */
export async function plainRequest<S extends v.GenericSchema>(req: PlainRequest, schema: S): Promise<v.InferOutput<S>> {
  return reportingFailure(async () => sendPlain(req, schema));
}

async function sendPlain<S extends v.GenericSchema>(req: PlainRequest, schema: S): Promise<v.InferOutput<S>> {
  const requestInfo = { service: req.name, method: req.form ? 'POST' : 'GET', path: '' };
  const correlationId = '';
  const answer = await send({
    requestInfo,
    url: req.url,
    headers: {},
    body: req.form && new URLSearchParams(req.form),
    timeout: req.timeout,
    convert: req.convert,
    answer: 'json',
    correlationId,
    // The sign-in shows its own message.
    quiet: true,
  });
  const read = v.safeParse(schema, answer.body);
  if (read.success) return read.output;
  throw new ServiceError({
    kind: 'malformed',
    status: answer.status,
    requestInfo,
    correlationId,
    reason: 'unexpected answer',
  });
}
