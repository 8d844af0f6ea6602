import { http } from 'msw';
import * as calls from '../contract/productCalls.ts';
import { catalogue, productByNumber, type CatalogueProduct } from '../db/catalogue.ts';
import type { Db } from '../db/createDb.ts';
import { stockLevelOf, wireProduct, type ShelfView } from '../db/products.ts';
import type { WireCrossSell } from '../db/wireTypes.ts';
import { productSearchAnswer, suggestionAnswer, tvOffersAnswer } from './catalogueAnswers.ts';
import { pictureFor } from './pictures.ts';
import { json, problem } from './problem.ts';
import { handle } from './serve.ts';

function shelfOf(db: Db): ShelfView {
  return {
    piecesLeft: (sku) => db.stock.piecesLeft(sku),
    price: (variant, country) => db.prices.at(variant, country, null),
  };
}

const listed = (numbers: string | undefined): string[] => [...new Set((numbers ?? '').split(','))];

function productsNamed(numbers: string | undefined): CatalogueProduct[] {
  return listed(numbers).flatMap((number) => productByNumber(number) ?? []);
}

function crossSellsOf(product: CatalogueProduct): WireCrossSell[] {
  const neighbours = catalogue.filter(
    (other) => other !== product && other.status === 'Sellable' && other.categoryPath[0] === product.categoryPath[0],
  );
  const linked = product.crossSells.map(({ productNo, triggerType, feature }) => ({ productNo, triggerType, feature }));
  const similar = neighbours
    .filter((other) => !linked.some(({ productNo }) => productNo === other.baseProductNo))
    .map((other) => ({ productNo: other.baseProductNo, triggerType: 'manual' as const, feature: 'ERGANZEND' }));
  return [...linked, ...similar].map(({ productNo, triggerType, feature }) => ({
    product_no: productNo,
    lead_product_sku: product.defaultVariantSku,
    lead_product_name: product.name.short,
    trigger_type: triggerType,
    feature,
    source_type: 'CROSS_SELL',
    hint_type: feature === 'UPGRADE' ? 'UPGRADE_SET' : feature,
    kind: feature === 'UPGRADE' ? 'UPGRADE' : 'ONE WAY',
  }));
}

const notFound = (number: string): Response =>
  problem(404, '/dpl/product/errors/product_not_found', `Das Produkt ${number} gibt es nicht. Bitte BNR prüfen.`);

export const productHandlers = [
  handle(calls.readProduct, ({ db, country, param }) => {
    const number = param('number');
    const product = /^([0-9]{6}|[0-9]{9})$/.test(number) ? productByNumber(number) : undefined;
    const isKnown = product && (number.length === 6 || product.variants.some(({ sku }) => sku === number));
    return isKnown ? json(wireProduct(product, country, shelfOf(db))) : notFound(number);
  }),

  handle(calls.listProducts, ({ db, country, query }) =>
    json({
      products: productsNamed(query['base_product_no']).map((product) => wireProduct(product, country, shelfOf(db))),
    }),
  ),

  handle(calls.searchProducts, ({ db, country, query }) => json(productSearchAnswer(query, country, shelfOf(db)))),

  handle(calls.suggestProducts, ({ query }) => json(suggestionAnswer(query))),

  handle(calls.readStock, ({ db, query }) =>
    json({
      stocks: productsNamed(query['base_product_no']).flatMap((product) =>
        product.variants.map(({ sku }) => {
          const left = Math.max(0, db.stock.piecesLeft(sku));
          return {
            base_product_no: product.baseProductNo,
            sku,
            stock_level: stockLevelOf(left),
            available_stock_amount: left,
          };
        }),
      ),
    }),
  ),

  handle(calls.readCrossSells, ({ country, param, query }) => {
    const product = productByNumber(param('number'));
    if (!product) return notFound(param('number'));
    const crossSells = crossSellsOf(product).filter(({ product_no }) =>
      productByNumber(product_no)?.countries.includes(country),
    );
    const daily = catalogue.filter(
      (other) => other.salesdrivers.includes('TAGESANGEBOT') && other.countries.includes(country),
    );
    return json({
      cross_sells: crossSells.slice(0, Number(query['maxProducts'])),
      periodical_cross_sells: [
        {
          group: 'daily',
          cross_sells: daily.flatMap((other) =>
            crossSellsOf(product).filter(({ product_no }) => product_no === other.baseProductNo),
          ),
        },
      ],
    });
  }),

  handle(calls.readTvOffers, ({ country, param, query }) => json(tvOffersAnswer(param('channel'), query, country))),

  http.get('*/services/product/:country/images/:file', ({ params }) => {
    const picture = pictureFor(String(params['file']).replace(/\.svg$/, ''));
    if (picture === undefined) return new Response(null, { status: 404 });
    return new Response(picture, {
      headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  }),
];
