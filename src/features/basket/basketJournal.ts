import * as v from 'valibot';
import type { JournalPart } from '~/shared/module/defineModule';
import { deliveryTypes, dimensionTypes, stockLevels } from '~/domain/article/product';
import { StoredSales } from '~/features/call/storedSales';
import { basketSlice } from './basketSlice';
import { basketProblemKinds, type BasketState } from './basketState';
import { StoredCrossSell } from './storedCrossSell';

const text = v.nullable(v.string());
const amount = v.pipe(v.number(), v.integer());
const basketLine = {
  sku: v.string(),
  baseProductNo: v.string(),
  quantity: v.number(),
  priceDate: text,
  crossSell: v.nullable(StoredCrossSell),
  weeeTakeBackEnabled: v.boolean(),
};
const BasketProblem = v.variant('kind', [
  v.object({ kind: v.literal('reservationFailed'), detail: text }),
  v.object({ kind: v.literal('quantityExceeded'), available: amount }),
  v.object({
    kind: v.picklist(basketProblemKinds),
  }),
]);
const LineTarget = v.union([
  v.literal('removed'),
  v.object({
    quantity: v.exactOptional(v.number()),
    priceDate: v.exactOptional(text),
    weeeTakeBackEnabled: v.exactOptional(v.boolean()),
  }),
]);
const ItemFacts = v.object({
  name: v.string(),
  brand: v.string(),
  dimensions: v.array(
    v.object({
      type: v.picklist(dimensionTypes),
      value: v.string(),
    }),
  ),
  image: text,
  price: amount,
  stockLevel: v.nullable(v.picklist(stockLevels)),
  availableStockAmount: v.number(),
  deliveryType: v.nullable(v.picklist(deliveryTypes)),
  deliveryDays: v.nullable(v.number()),
  bulky: v.boolean(),
  weeeTakeBack: v.boolean(),
});

const BasketEntry = v.object({
  id: text,
  pregeneratedErpNumber: text,
  doubtedId: v.optional(text, null),
  openedAt: text,
  /** An entry of an older version has none: the basket is told its channel again. */
  channel: v.optional(v.nullable(StoredSales), null),
  items: v.array(v.object({ ...basketLine, id: v.string(), serviceId: v.optional(v.string()) })),
  facts: v.record(v.string(), ItemFacts),
  adding: v.array(v.object(basketLine)),
  /** What was requested of lines and not answered, by their ids. */
  changing: v.optional(v.record(v.string(), LineTarget), {}),
  refused: v.array(v.object({ ...basketLine, key: v.string(), problem: BasketProblem })),
  takeBackDeclined: v.array(v.string()),
  complaintSku: v.optional(text, null),
  typedQuantity: v.nullable(v.object({ itemId: v.string(), text: v.string() })),
});
export type BasketEntry = v.InferOutput<typeof BasketEntry>;

/**
 * Persists the last known basket; after a restore the service's basket is reloaded and what `adding` and `changing`
 * contain is requested again.
 */
export const basketJournal: JournalPart<{ readonly basket: BasketState }, BasketEntry> = {
  schema: BasketEntry,
  write: ({ basket }) => ({
    id: basket.id,
    pregeneratedErpNumber: basket.pregeneratedErpNumber,
    doubtedId: basket.doubtedId,
    openedAt: basket.openedAt,
    channel: basket.channel,
    items: [...basket.items],
    facts: Object.fromEntries(
      Object.entries(basket.facts).map(([sku, facts]) => [sku, { ...facts, dimensions: [...facts.dimensions] }]),
    ),
    adding: basket.adding
      .filter(({ refusal }) => refusal === null)
      .map(({ key: _key, refusal: _none, ...item }) => item),
    changing: Object.fromEntries(
      Object.entries(basket.activity).flatMap(([id, activity]) =>
        activity.status === 'in_progress' ? [[id, activity.target]] : [],
      ),
    ),
    refused: [
      ...basket.refused,
      ...basket.adding.flatMap(({ refusal, ...line }) => (refusal === null ? [] : [{ ...line, problem: refusal }])),
    ],
    takeBackDeclined: [...basket.takeBackDeclined],
    complaintSku: basket.complaintSku,
    typedQuantity: basket.typedQuantity,
  }),
  read: ({ adding: _addedAgain, changing: _changedAgain, ...saved }) => ({
    basket: { ...basketSlice.getInitialState(), ...saved },
  }),
};
