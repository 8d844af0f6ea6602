import { subscriptionAnswers } from './answers/subscriptionAnswers.ts';
import { defineOperation } from './defineOperation.ts';
import { anyText, baseProductNo, day, listOf, objectOf, oneOf, orNull, text } from './schemaParts.ts';
import { CANCEL_REASONS, LINK_STATUSES } from '../db/subscription/wireSubscriptionTypes.ts';
import type { LinkDraft, WireLinkSearch } from '../db/subscription/productLinks.ts';

const country = oneOf('DE', 'AT');

const linkDraft = objectOf(
  { subscription_product: baseProductNo, delivery_product: baseProductNo, countries_exclusion: listOf(country) },
  {
    regular_products: orNull(listOf(baseProductNo)),
    description: orNull(anyText),
    article_description: orNull(anyText),
  },
);

export const searchProductLinks = defineOperation<WireLinkSearch>({
  name: 'searchProductLinks',
  answer: subscriptionAnswers.searchProductLinks,
  repeatable: true,
  service: 'subscription-product',
  method: 'POST',
  path: '/api/subscription-product-link/search',
  bodySchema: objectOf(
    { page: { type: 'integer', minimum: 0 }, size: { type: 'integer', minimum: 1, maximum: 100 } },
    {
      total: orNull({ type: 'integer', minimum: 0 }),
      status: orNull(oneOf('ALL', ...LINK_STATUSES)),
      search_from: orNull(day),
      search_to: orNull(day),
      search_date_type: orNull(oneOf('CREATION_DATE', 'PREVIOUS_EDIT_DATE', 'NONE')),
      keywords: orNull(listOf(text)),
      keyword_type: orNull(oneOf('CONTRACT_NO', 'SUBSCRIPTION_PRODUCT_NO', 'DELIVERY_PRODUCT_NO')),
      filter_kind: orNull(oneOf('CUSTOM', 'BRAND', 'PRODUCT_LINE', 'CATEGORY', 'PRODUCT')),
      country_exclusion: orNull(oneOf('INCLUDE', 'EXCLUDE')),
      countries: orNull(listOf(country)),
      sort_by: orNull(oneOf('CREATION_DATE', 'PREVIOUS_EDIT_DATE', 'NONE')),
      sorting_mode: orNull(oneOf('ASC', 'DESC')),
      cancellation_reason: orNull(oneOf(...CANCEL_REASONS)),
    },
  ),
  example: { body: { page: 0, size: 10, status: 'ALL' } },
});

export const createProductLink = defineOperation<LinkDraft>({
  name: 'createProductLink',
  answer: subscriptionAnswers.createProductLink,
  service: 'subscription-product',
  method: 'POST',
  path: '/api/subscription-product-link',
  bodySchema: linkDraft,
  example: { body: { subscription_product: '532011', delivery_product: '432128', countries_exclusion: [] } },
});

export const editProductLink = defineOperation<LinkDraft>({
  name: 'editProductLink',
  answer: subscriptionAnswers.editProductLink,
  repeatable: true,
  service: 'subscription-product',
  method: 'PUT',
  path: '/api/subscription-product-link/:linkId',
  bodySchema: linkDraft,
  example: {
    path: '/api/subscription-product-link/lnk-001',
    body: { subscription_product: '532011', delivery_product: '432011', countries_exclusion: ['AT'] },
  },
});
