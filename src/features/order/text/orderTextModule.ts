import * as v from 'valibot';
import type { OrderTextItem } from '~/domain/order/orderText';
import { defineModule } from '~/shared/module/defineModule';
import { isOpen, orderTextSlice, type LineStatus, type OrderTextLine, type OrderTextState } from './orderTextSlice';

const readFrom = v.string();
const Found = v.variant('kind', [
  v.object({ kind: v.literal('customerNumber'), customerNumber: v.string(), mayBePhone: v.boolean() }),
  v.object({ kind: v.literal('email'), email: v.string() }),
  v.object({ kind: v.literal('orderNumber'), orderNumber: v.string() }),
  v.object({ kind: v.literal('phone'), phone: v.string() }),
  v.object({
    kind: v.literal('person'),
    criteria: v.object({ firstName: v.string(), lastName: v.string(), street: v.string(), city: v.string() }),
  }),
]);
const StoredItem = v.variant('kind', [
  v.object({ kind: v.literal('customer'), found: Found, readFrom }),
  v.object({ kind: v.literal('article'), number: v.string(), quantity: v.number(), readFrom }),
  v.object({ kind: v.literal('voucher'), code: v.string(), readFrom }),
]);
type StoredItem = v.InferOutput<typeof StoredItem>;

const OrderTextEntry = v.nullable(
  v.array(v.object({ item: StoredItem, phase: v.picklist(['open', 'interrupted', 'done', 'skipped']) })),
);
type OrderTextEntry = v.InferOutput<typeof OrderTextEntry>;
type StoredPhase = NonNullable<OrderTextEntry>[number]['phase'];

/** A pasted order text as a list: persisted without birthdays (QUALITY 10, DECISIONS 133). */
export const orderTextModule = defineModule({
  slice: orderTextSlice,
  journal: {
    schema: OrderTextEntry,
    write: ({ orderText }) =>
      orderText.phase === 'none'
        ? null
        : orderText.lines.map(({ item, status }) => ({ item: storedItem(item), phase: storedPhase(item, status) })),
    read: (entry) => ({ orderText: restored(entry) }),
  },
  isUntouched: ({ orderText }) => orderText.phase === 'none',
  unsavedWork: ({ orderText }) => (orderText.phase === 'open' && orderText.lines.some(isOpen) ? 'form' : null),
});

function storedItem(item: OrderTextItem): StoredItem {
  if (item.kind !== 'customer' || item.found.kind !== 'person') return item;
  const { dateOfBirth: _notStored, ...criteria } = item.found.criteria;
  return { ...item, found: { kind: 'person', criteria } };
}

/** Only an article can be in the basket although nobody knows of its answer: customer and voucher are taken again. */
function storedPhase(item: OrderTextItem, { phase }: LineStatus): StoredPhase {
  if (phase === 'done' || phase === 'skipped') return phase;
  return phase === 'running' && item.kind === 'article' ? 'interrupted' : 'open';
}

function restored(entry: OrderTextEntry): OrderTextState {
  if (entry === null) return { phase: 'none' };
  const lines = entry.map(({ item, phase }, index): OrderTextLine => ({
    key: String(index),
    item: restoredItem(item),
    status: phase === 'interrupted' ? { phase: 'failed', problem: { kind: 'interrupted' } } : { phase },
  }));
  return { phase: 'open', lines, takesFocus: false };
}

function restoredItem(item: StoredItem): OrderTextItem {
  if (item.kind !== 'customer') return item;
  const { found, ...others } = item;
  if (found.kind !== 'person') return { ...others, found };
  return { ...others, found: { kind: 'person', criteria: { ...found.criteria, dateOfBirth: '' } } };
}
