import * as operations from '../../contract/basketOperations.ts';
import { toWireBasket, type BasketRecord, type ReservationOutcome } from '../../db/basket/baskets.ts';
import { productByNumber } from '../../db/product/catalogue.ts';
import type { Db } from '../../db/createDb.ts';
import { isOrderable, takesBackOldDevice } from '../../db/product/products.ts';
import type { WireBasketItem, WireCountry, WireNewBasketItem } from '../../db/common/wireTypes.ts';
import { json, noContent, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

const basketNotFound = (): Response =>
  problem(404, 'BasketNotFound', 'Der Warenkorb ist abgelaufen. Bitte die Artikel noch einmal hinzufügen.');
const itemNotFound = (): Response => problem(404, 'ItemNotFound', 'Diese Position liegt nicht mehr im Warenkorb.');
const invalidPriceDate = (): Response =>
  problem(400, 'InvalidPriceDate', 'Zu diesem Preisdatum gibt es keinen Preis. Bitte ein anderes Datum wählen.');

function takeBackRefusal(sku: string, country: WireCountry): Response | undefined {
  const product = productByNumber(sku);
  if (product && takesBackOldDevice(product, country)) return undefined;
  const detail =
    country === 'DE'
      ? `Zum Artikel ${sku} gehört keine Rücknahme eines Altgeräts.`
      : 'Altgeräte werden nur in Deutschland zurückgenommen.';
  return problem(400, 'InvalidTakeBack', detail);
}

function notEnough(sku: string, available: number): Response {
  const detail =
    available > 0
      ? `Für ${sku} sind nur ${available} Produkte verfügbar. Bitte die Menge reduzieren.`
      : `Artikel ${sku} ist ausverkauft.`;
  return problem(409, 'StockReservationFailure', detail, { available_stock_amount: available });
}

function refusal(db: Db, country: WireCountry, item: WireNewBasketItem): Response | undefined {
  const product = productByNumber(item.base_product_no);
  if (!product) return problem(404, 'ProductNotFound', `Das Produkt ${item.base_product_no} gibt es nicht.`);
  const variant = product.variants.find(({ sku }) => sku === item.sku);
  if (!variant)
    return problem(
      400,
      'InvalidVariantSku',
      `Der Artikel ${item.sku} gehört nicht zum Produkt ${item.base_product_no}.`,
    );
  if (!isOrderable(product, variant, country))
    return problem(404, 'ProductNotFound', `Der Artikel ${item.sku} ist in diesem Land nicht bestellbar.`);
  if (item.price_date !== null && !db.prices.knows(item.price_date)) return invalidPriceDate();
  return item.weee_take_back_enabled ? takeBackRefusal(item.sku, country) : undefined;
}

function reserved(outcome: ReservationOutcome, sku: string, status: number): Response {
  return outcome.kind === 'reserved' ? json(toWireBasket(outcome.basket), status) : notEnough(sku, outcome.available);
}

function inBasket(db: Db, id: string, answer: (basket: BasketRecord) => Response): Response {
  const basket = db.baskets.open(id);
  return basket ? answer(basket) : basketNotFound();
}

function onItem(
  db: Db,
  basketId: string,
  itemId: string,
  answer: (basket: BasketRecord, item: WireBasketItem) => Response,
): Response {
  return inBasket(db, basketId, (basket) => {
    const item = basket.items.find(({ id }) => id === itemId);
    return item ? answer(basket, item) : itemNotFound();
  });
}

export const basketHandlers = [
  handle(operations.createBasketWithItem, ({ db, country, body }) => {
    const refused = refusal(db, country, body);
    if (refused) return refused;
    const basket = db.baskets.create(country);
    const outcome = db.baskets.add(basket, body);
    if (outcome.kind === 'notEnough') db.baskets.remove(basket.id);
    return reserved(outcome, body.sku, 201);
  }),

  handle(operations.addBasketItem, ({ db, country, body, param }) =>
    inBasket(
      db,
      param('basketId'),
      (basket) => refusal(db, country, body) ?? reserved(db.baskets.add(basket, body), body.sku, 201),
    ),
  ),

  handle(operations.changeBasketItem, ({ db, country, body, param }) =>
    onItem(db, param('basketId'), param('itemId'), (basket, item) => {
      if (body.price_date && !db.prices.knows(body.price_date)) return invalidPriceDate();
      const refused = body.weee_take_back_enabled ? takeBackRefusal(item.sku, country) : undefined;
      return refused ?? reserved(db.baskets.change(basket, item, body), item.sku, 200);
    }),
  ),

  handle(operations.removeBasketItem, ({ db, param }) =>
    onItem(db, param('basketId'), param('itemId'), (basket, item) => {
      db.baskets.removeItem(basket, item);
      return noContent();
    }),
  ),

  handle(operations.deleteBasket, ({ db, param }) =>
    db.baskets.remove(param('basketId')) ? noContent() : basketNotFound(),
  ),

  handle(operations.readBasket, ({ db, param }) =>
    inBasket(db, param('basketId'), (basket) => json(toWireBasket(basket))),
  ),

  handle(operations.switchBasketChannel, ({ db, param, body }) =>
    inBasket(db, param('basketId'), (basket) => {
      basket.salesOffice = body.sales_office;
      basket.salesChannel = body.sales_channel;
      return json(toWireBasket(basket));
    }),
  ),
];
