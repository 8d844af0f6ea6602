import * as operations from '../../contract/orderOperations.ts';
import { offerRefusal } from '../../db/offer/offerRefusals.ts';
import { calculateOffer } from '../../db/offer/offers.ts';
import { paymentOptions } from '../../db/offer/payments.ts';
import { factsOfOffer } from './orderFacts.ts';
import { json, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

export const offerHandlers = [
  handle(operations.createOffer, ({ db, country, query, body }) => {
    if (query['sales_channel'] !== body.sales_channel) {
      return problem(
        400,
        '/dpl/common/errors/bad_request',
        'Der Vertriebskanal in Adresse und Inhalt ist verschieden.',
      );
    }
    const basket = db.baskets.open(body.basket_id);
    if (!basket)
      return problem(404, 'BasketNotFound', 'Der Warenkorb ist abgelaufen. Bitte die Artikel noch einmal hinzufügen.');
    const facts = factsOfOffer(body, basket, country);
    const calculated = calculateOffer(db, facts);
    const refusal = offerRefusal(db, facts, calculated);
    if (refusal)
      return problem(400, `/dpl/order/errors/${refusal.code}`, refusal.detail, {
        key: refusal.code,
        ...refusal.extensions,
      });
    const pregenerated =
      query['pregenerate_erp_number'] === 'true' ? { pregenerated_erp_number: basket.pregenerated_erp_number } : {};
    return json({
      offer: { ...calculated.offer, ...pregenerated },
      payment_options: paymentOptions(calculated.paymentFacts),
      installment_plans: db.installmentPlans.show(body.payment, calculated.total),
    });
  }),
];
