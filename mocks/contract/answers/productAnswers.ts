import {
  answers,
  answersShape,
  assumed,
  code,
  country,
  enveloped,
  flag,
  id,
  list,
  named,
  number,
  object,
  text,
  type Answer,
} from './shapes.ts';

export const stockLevel = code('AVAILABLE', 'ALMOST_SOLD_OUT', 'SOLD_OUT');
export const dimensions = list(object(named('REQ C2.2', { type: text, value: text })));
export const deliveryTime = object(
  named('REQ C2.4', { type: code('fourteenDaysDelay', 'daysDeliveryTime', 'standardDeliveryTime') }),
  assumed('no days are named', { 'days?': number }),
);
const deliveryType = assumed('`delivery_time` says it; without both the standard time holds', {
  'delivery_type?': code('TELEPHONE_NOTIFICATION', 'THIRD_PARTY', 'CONSIGNMENT'),
  'delivery_days?': number,
});

const crossSellFields = {
  ...named('REQ C4.2', {
    'product_no?': id,
    'lead_product_sku?': id,
    'lead_product_name?': text,
    'trigger_type?': code('auto', 'manual'),
    'feature?': text,
    'source_type?': text,
  }),
  ...named('REQ C4.3', { 'hint_type?': text }),
  ...named('REQ C4.4', { 'kind?': text }),
};
export const crossSell = object(crossSellFields);

const variantFields = {
  ...named('REQ C2.1', { 'status?': code('SELLABLE', 'SOLDOUT'), 'images?': list(text), 'dimensions?': dimensions }),
  ...named('REQ C1.5', { 'erp_status?': code('SELLABLE', 'NOT_IN_SORTIMENT', 'NOT_RELEASED') }),
  ...named('REQ C2.4', { 'delivery_time?': deliveryTime }),
  ...deliveryType,
  ...assumed('`GET /stock` is asked', { 'stock_level?': stockLevel, 'available_stock_amount?': number }),
  ...assumed('no earlier price is shown', { 'price_before_discount?': number }),
  ...assumed('nobody is asked about an old device, which the basket line says', { 'weee_take_back?': flag }),
};
const variant = object(named('REQ C2.1', { 'sku!': id, 'price!': number }), variantFields);
/** The variant of an item that names its number, and may name its price, itself. */
export const variantOfItem = object(named('REQ C2.1', { 'sku?': id, 'price?': number }), variantFields);

const productFields = {
  ...named('REQ C2.1', {
    'base_product_no!': id,
    name: object(named('REQ C2.1', { 'short?': text, 'long?': text })),
    'brand?': text,
    'category_path?': list(text),
    'variants!': list(variant),
    'default_variant_sku?': id,
  }),
  ...named('REQ C1.5', { 'status?': text }),
  ...named('REQ C2.5', {
    'salesdrivers?': list(text),
    'country_visibilities!': list(country),
    'subscription_info?': object(
      named('REQ C2.5', { 'delivery_product_no?': id }),
      assumed('the status of the product link or of the product decides', { 'status?': text }),
    ),
    'linked_subscription_product?': id,
  }),
  ...named('REQ C4.2', { 'cross_sell?': crossSell }),
  ...assumed('the details show none', { 'description?': text }),
  ...assumed('the service refuses a Packstation where it has to', { 'bulky?': flag }),
};
const product = object(productFields);
const productsListed = enveloped('products', product);
const productsFound = enveloped(
  'products',
  product,
  assumed('only the count of those shown is named', { 'total?': number }),
);

const stocks = enveloped(
  'stocks',
  object(
    named('REQ C2.3', { 'base_product_no?': id, 'sku!': id, 'stock_level?': stockLevel }),
    named('REQ C3.6', { 'available_stock_amount?': number }),
  ),
);
const suggestedTerms = enveloped(
  'suggestions',
  object(named('REQ C1.9', { 'text!': text }), assumed('the text is searched for', { 'base_product_no?': id })),
);

const recommendations = {
  ...named('REQ C4.1', {
    'cross_sells?': list(crossSell),
    'periodical_cross_sells?': list(
      object(
        named('REQ C5.1', { 'group?': text }),
        assumed('the group is left out', { 'cross_sells?': list(crossSell) }),
      ),
    ),
  }),
};
const tvOffers = named('REQ C5.2', { 'product_nos!': list(id), 'tv_channel?': text });

export const productAnswers = {
  listProducts: answersShape(productsListed),
  readCrossSells: answers(recommendations),
  readProduct: answersShape(product),
  readStock: answersShape(stocks),
  readTvOffers: answers(tvOffers),
  searchProducts: answersShape(productsFound),
  suggestProducts: answersShape(suggestedTerms),
  readRemindableStocks: answersShape(enveloped('base_products_numbers', id)),
} satisfies Readonly<Record<string, Answer>>;
