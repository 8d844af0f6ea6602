import * as operations from '../../contract/productLinkOperations.ts';
import type { LinkDraft } from '../../db/subscription/productLinks.ts';
import type { Db } from '../../db/createDb.ts';
import { json, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

function linkProblem(status: 400 | 404, code: string, detail: string): Response {
  const type = `/dpl/spl/errors/${code}`;
  return problem(status, type, detail, { key: type });
}

/** Refuses unknown products and a pair that is linked already. */
function draftRefusal(db: Db, draft: LinkDraft, ownId?: string): Response | undefined {
  const { subscription_product: subscription, delivery_product: delivery, regular_products: regular } = draft;
  if (!db.productLinks.ofSubscriptionProduct(subscription))
    return linkProblem(
      400,
      'subscription_product_not_found',
      'Dieses Abonnementprodukt gibt es nicht. Bitte BNR prüfen.',
    );
  if ([delivery, ...(regular ?? [])].some((number) => !db.productLinks.isDeliveryProduct(number)))
    return linkProblem(400, 'product_not_found', 'Produkt nicht gefunden. Bitte BNR prüfen.');
  const isLinked = db.productLinks
    .all()
    .some(
      (link) => link.id !== ownId && link.subscription_product === subscription && link.delivery_product === delivery,
    );
  return isLinked ? linkProblem(400, 'link_already_exists', 'Diese Produkte sind schon verbunden.') : undefined;
}

export const productLinkHandlers = [
  handle(operations.searchProductLinks, ({ db, body }) => {
    const { page, size } = body;
    const found = db.productLinks.search(body);
    const end = (page + 1) * size;
    return json({ result: found.slice(page * size, end), total: found.length, has_next: end < found.length, page });
  }),

  handle(
    operations.createProductLink,
    ({ db, body, agent }) => draftRefusal(db, body) ?? json(db.productLinks.create(body, agent), 201),
  ),

  handle(operations.editProductLink, ({ db, param, body, agent }) => {
    const link = db.productLinks.find(param('linkId'));
    if (!link)
      return linkProblem(404, 'link_not_found', 'Diesen Produktlink gibt es nicht. Bitte die Liste neu laden.');
    return draftRefusal(db, body, link.id) ?? json(db.productLinks.change(link, body, agent));
  }),
];
