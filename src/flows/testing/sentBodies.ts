import { afterEach } from 'vitest';
import { onRequest } from '../../../mocks/node.ts';

/** The body of an offer or order request, as sent on the wire. */
export interface SentBody {
  readonly payment?: Readonly<Record<string, unknown>> | null;
  readonly voucher?: { readonly codes: readonly string[] } | null;
  readonly service_voucher?: { readonly code: string } | null;
  readonly is_shipping_cost_overwritten?: boolean;
  readonly is_shipping_overwritten?: boolean;
  readonly free_shipping?: string | null;
  readonly delivery_address?: Readonly<Record<string, unknown>> | null;
  readonly rekla_flag?: Readonly<Record<string, unknown>> | null;
  readonly customer_info?: Readonly<Record<string, unknown>>;
}

const collecting = new Set<() => void>();

/** Collects the bodies of all later requests whose path contains `path`, oldest first. */
export function bodiesOf(path: string): readonly SentBody[] {
  const bodies: SentBody[] = [];
  const stop = onRequest((request) => {
    if (!new URL(request.url).pathname.includes(path)) return;
    void request.json().then((body) => bodies.push(body as SentBody));
  });
  collecting.add(stop);
  return bodies;
}

/** Stops collecting after each test, so that no test collects the requests of another. */
export function forgetBodies(): void {
  afterEach(() => {
    for (const stop of collecting) stop();
    collecting.clear();
  });
}
