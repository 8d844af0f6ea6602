import { http } from 'msw';
import * as operations from '../../contract/productOperations.ts';
import { productByNumber, type CatalogueProduct } from '../../db/product/catalogue.ts';
import type { Db } from '../../db/createDb.ts';
import { crossSellsOf, periodicalCrossSellsOf } from '../../db/product/crossSells.ts';
import { stockLevelOf, wireProduct, type ShelfView } from '../../db/product/products.ts';
import { productSearchAnswer, suggestionAnswer, tvOffersAnswer } from './catalogueAnswers.ts';
import { pictureFor } from './pictures.ts';
import { json, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

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

const notFound = (number: string): Response =>
  problem(404, '/dpl/product/errors/product_not_found', `Das Produkt ${number} gibt es nicht. Bitte BNR prüfen.`);

export const productHandlers = [
  handle(operations.readProduct, ({ db, country, param }) => {
    const number = param('number');
    const product = /^([0-9]{6}|[0-9]{9})$/.test(number) ? productByNumber(number) : undefined;
    const isKnown = product && (number.length === 6 || product.variants.some(({ sku }) => sku === number));
    return isKnown ? json(wireProduct(product, country, shelfOf(db))) : notFound(number);
  }),

  handle(operations.listProducts, ({ db, country, query }) =>
    json({
      products: productsNamed(query['base_product_no']).map((product) => wireProduct(product, country, shelfOf(db))),
    }),
  ),

  handle(operations.searchProducts, ({ db, country, query }) => json(productSearchAnswer(query, country, shelfOf(db)))),

  handle(operations.suggestProducts, ({ query }) => json(suggestionAnswer(query))),

  handle(operations.readStock, ({ db, query }) =>
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

  handle(operations.readCrossSells, ({ country, param, query }) => {
    const product = productByNumber(param('number'));
    if (!product) return notFound(param('number'));
    const most = Number(query['maxProducts']);
    const shown = Number(query['displayedProducts'] ?? 0);
    return json({
      cross_sells: crossSellsOf(product, country).slice(shown, shown + most),
      periodical_cross_sells: periodicalCrossSellsOf(product, country).map(({ group, cross_sells }) => ({
        group,
        cross_sells: cross_sells.slice(0, most),
      })),
    });
  }),

  handle(operations.readTvOffers, ({ country, param, query }) =>
    json(tvOffersAnswer(param('channel'), query, country)),
  ),
];

/** Answers with the picture of an article. */
export const pictureHandler = http.get('*/services/product/:country/images/:file', ({ params }) => {
  const picture = pictureFor(String(params['file']).replace(/\.svg$/, ''));
  if (picture === undefined) return new Response(null, { status: 404 });
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
});
