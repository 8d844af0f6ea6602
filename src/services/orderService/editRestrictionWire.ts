import * as v from 'valibot';
import { memberOf } from '~/domain/common/memberOf';
import { editOperations, type EditDraft } from '~/domain/order/editOrder';
import { cleanText } from '../http/serviceError';
import { optionalText } from '../http/wireValues';

const WireRestriction = v.object({ operation: optionalText, type: optionalText, reason: v.nullish(v.unknown(), '') });

/** By operation; a service that sends a list of operations may name no reasons. Other keys are left out. */
export function toRestrictions(wire: unknown): EditDraft['restrictions'] {
  const reasons = new Map(
    (Array.isArray(wire) ? wire.map(listedRestriction) : Object.entries(wire ?? {})).map(
      ([operation, reason]: readonly [string, unknown]) => [memberOf(editOperations, operation), reason],
    ),
  );
  return Object.fromEntries(
    editOperations.flatMap((operation) => {
      const reason = reasons.get(operation) ?? false;
      return reason === false ? [] : [[operation, cleanText(reason) ?? '']];
    }),
  );
}

function listedRestriction(sent: unknown): readonly [string, unknown] {
  const read = v.safeParse(WireRestriction, sent);
  return read.success ? [read.output.operation ?? read.output.type ?? '', read.output.reason] : [String(sent), ''];
}
