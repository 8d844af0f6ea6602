import type { KnownBlock, KnownRestriction } from '~/domain/customer/customerNotes';
import './customerNoteWords.de';

/** Words for what speaks against an order: what it is, what the agent can say and what to do. */
export function restrictionWords(reason: KnownRestriction | 'unknown') {
  return {
    label: `customer.restriction.label.${reason}` as const,
    say: `customer.restriction.say.${reason}` as const,
    todo: `customer.restriction.do.${reason}` as const,
  };
}

/** Like `restrictionWords`, for a block. */
export function blockWords(block: KnownBlock | 'unknown') {
  return {
    label: `customer.block.label.${block}` as const,
    say: `customer.block.say.${block}` as const,
    todo: `customer.block.do.${block}` as const,
  };
}
