import type { Answer } from './answers/shapes.ts';
import type { JsonSchema } from './schemaParts.ts';

export type ServiceName =
  | 'order'
  | 'order-history'
  | 'basket'
  | 'product'
  | 'search'
  | 'upsell'
  | 'tv-offers'
  | 'stock'
  | 'customer'
  | 'call-centre'
  | 'address-check'
  | 'payment'
  | 'virtual-voucher'
  | 'subscription-product'
  | 'content'
  | 'logging'
  | 'alarm'
  | 'ip-lookup';

/** Headers beyond those that every business service needs. */
export type ExtraHeader = 'X-Source' | 'X-Client-Id' | 'X-Device';

export interface Operation<Body = undefined> {
  name: string;
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the service's base address, `:name` for a part that varies. */
  path: string;
  /** The service is reached under its country's address (`/services/basket/de/…`). */
  perCountry?: true;
  /** Whether the service requires a token and the common headers; content, logging, alarm and IP lookup do not. */
  business: boolean;
  extraHeaders?: readonly ExtraHeader[];
  answer: Answer;
  /** Whether the requirement names the call, with its path; else what the application does where a service does not have it. */
  known: 'named' | 'without its path' | { readonly without: string };
  /** No GET, but it may be repeated: it reads, checks or calculates, or sets a value that is the same after the second time. */
  repeatable?: true;
  /** A repeated correlation id gets the first answer again. */
  orderAttempt?: true;
  /** Every query parameter of a request is text on the wire. */
  querySchema: JsonSchema;
  bodySchema?: JsonSchema;
  /** A request that the service accepts in the world `everyday`; ids of a run are placeholders (`{basketId}`). */
  example: { path: string; query?: Readonly<Record<string, string>>; body: Body };
}

export type AnyOperation = Omit<Operation, 'example'> & {
  example: { path: string; query?: Readonly<Record<string, string>>; body: unknown };
};

const PER_COUNTRY: readonly ServiceName[] = ['basket', 'product', 'search', 'upsell', 'tv-offers'];
const NOT_BUSINESS: readonly ServiceName[] = ['content', 'logging', 'alarm', 'ip-lookup'];
const HEADERS_OF: Partial<Record<ServiceName, ExtraHeader>> = {
  customer: 'X-Source',
  product: 'X-Client-Id',
  stock: 'X-Client-Id',
  upsell: 'X-Device',
  'tv-offers': 'X-Device',
};

function extraHeadersOf(service: ServiceName, path: string): readonly ExtraHeader[] {
  if (path.startsWith('/backoffice-offers')) return ['X-Source', 'X-Device'];
  if (path.startsWith('/backoffice-')) return ['X-Source'];
  const header = HEADERS_OF[service];
  return header ? [header] : [];
}

export function queryOf(
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  };
}

const noQuery = queryOf({});

type GivenOperation<Body> = Omit<
  Operation<Body>,
  'business' | 'perCountry' | 'extraHeaders' | 'querySchema' | 'known' | 'example'
> & {
  querySchema?: JsonSchema;
  known?: Operation['known'];
  /** Without a path: the one of the operation, where none of its parts varies. */
  example: Omit<Operation<Body>['example'], 'path'> & { path?: string };
};

/** Completes an operation with the fields that follow from its name, service and path. */
export function defineOperation<Body = undefined>(operation: GivenOperation<Body>): Operation<Body> {
  const extraHeaders = extraHeadersOf(operation.service, operation.path);
  return {
    querySchema: noQuery,
    known: 'named',
    business: !NOT_BUSINESS.includes(operation.service),
    ...(PER_COUNTRY.includes(operation.service) ? { perCountry: true } : {}),
    ...(extraHeaders.length > 0 ? { extraHeaders } : {}),
    ...operation,
    example: { path: operation.path, ...operation.example },
  };
}
