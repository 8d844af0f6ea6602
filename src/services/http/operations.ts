import type { ServiceName } from '~config/endpoints';
import type { Step } from '~/domain/figures/steps';
import type { RequestInfo } from './serviceError';

/**
 * Every operation (CONTRACT 1) with the step of a call that waits for it. Null: the step `change` where the operation changes
 * something, otherwise no step.
 */
export const operations: Readonly<Record<ServiceName, Readonly<Record<string, Step | null>>>> = {
  basket: {
    'POST /basket/:basketId/items': 'basket',
    'PATCH /private/basket/:basketId/items/:itemId': 'basket',
    'POST /basket/items': 'basket',
    'DELETE /basket/:basketId': 'basket',
    'GET /basket/:basketId': 'basket',
    'DELETE /basket/:basketId/items/:itemId': 'basket',
    'PATCH /basket/:basketId': 'basket',
  },
  product: {
    'GET /products': null,
    'GET /products/:number': 'product',
  },
  upsell: {
    'GET /product/:number/cross-sell-products': null,
  },
  stock: {
    'GET /stock': null,
    'POST /stocks-remindable': null,
  },
  tvOffers: {
    'GET /:channel': null,
  },
  search: {
    'GET /search/products': 'search',
    'GET /suggest': null,
  },
  customer: {
    'POST /private/customers/:customerId/delivery-addresses': null,
    'PATCH /private/customers/:customerId': null,
    'PATCH /private/customers/:customerId/country': null,
    'GET /private/birthdate-check/:customerId': null,
    'POST /private/customers': null,
    'GET /private/customers': 'login',
    'PUT /private/customers/:customerId/addresses/:addressId': null,
    'GET /private/fetch-customer-by-email': 'search',
    'POST /private/fetch-customers-by-name-dob': 'search',
    'POST /private/customer-search': 'search',
    'PATCH /private/customers/:customerId/consents': null,
    'PATCH /private/customers/:customerId/data-protection': null,
    'POST /private/update-market-research-consent/:customerId': null,
    'PATCH /private/update-customer-preferences/:customerId': null,
    'PATCH /private/preferred-payment/:customerId': null,
    'POST /private/email-market-research-consent/guest': null,
    'GET /private/customers/:customerId/credit-standing': null,
    'POST /private/banking-details/:customerId': null,
    'POST /private/customers/:customerId/phone-pin': null,
    'POST /private/skip-pin-challenge': 'pin',
    'POST /private/verify-pin-challenge': 'pin',
    'POST /private/waitlist-item/:customerId': null,
    'POST /private/stock-reminder': null,
  },
  addressCheck: {
    'POST /address-check-and-suggestions': null,
    'GET /address-suggestions': null,
    'GET /city-suggestions': null,
    'POST /verify-post-number': null,
  },
  callCentre: {
    'GET /schema-letter/preview-letter': null,
    'GET /bot-request/:number': null,
    'GET /inflight-order': null,
    'POST /ringstemplate-send': null,
    'POST /subscriptions/:subscriptionId/events': null,
    'PATCH /cancel-subscriptions-products': null,
    'POST /subscription-product': null,
    'PATCH /subscription-product-management/edit-delivery-dates': null,
    'PATCH /edit-subscription-product/:subscriptionId': null,
    'PATCH /subscriptions/:subscriptionId/edit-note': null,
    'PATCH /edit-multiple-subscription-numbers': null,
    'GET /subscriptions-products/:customerId': 'list',
    'POST /subscriptions-management/customers-info': 'list',
    'POST /subscription-changes-history': 'list',
    'POST /subscription-product-management/overview': 'list',
    'PATCH /subscription-product-management/products-report/:itemId/edit-note': null,
    'POST /subscription-product-management/products-report': 'list',
    'PATCH /cancel-waitlist-item/:itemId': null,
    'POST /waitlist-item': null,
    'POST /waitlist-items': 'list',
  },
  order: {
    'POST /backoffice-guest-orders': 'order',
    'POST /backoffice-offers': 'offer',
    'POST /backoffice-orders/:customerId': 'order',
    'POST /order-pre-check': 'preCheck',
    'GET /redeemed-vouchers-history/:customerId': 'list',
    'POST /voucher-verify': 'offer',
    'POST /orders/:orderId/cancel': null,
    'POST /backoffice-orders/:orderId/cancel': null,
    'GET /orders/:orderId': 'list',
    'POST /orders/:orderId/submission': 'order',
    'PUT /orders/:orderId': null,
    'POST /edit-order/:orderId/add-position': null,
    'POST /edit-order/:orderId/cancel-position': null,
    'POST /edit-order/:orderId/change-payment': null,
    'POST /edit-order/:orderId/update-position-price-date': null,
    'POST /edit-order/:orderId/change-service-voucher': null,
    'POST /edit-order/:orderId/update-weee-take-back': null,
    'DELETE /edit-order/:orderId': null,
    'POST /edit-order/init/:orderId': null,
    'GET /edit-order/history/:orderNumber': 'list',
    'POST /edit-order/:orderId/redeem-voucher': null,
    'POST /edit-order/:orderId/remove-position': null,
    'POST /edit-order/:orderId/remove-voucher': null,
    'POST /edit-order/:orderId': 'order',
    'POST /edit-order/:orderId/switch-delivery-address': null,
    'POST /edit-order/:orderId/update-customer': null,
    'POST /edit-order/:orderId/update-position': null,
  },
  orderHistory: {
    'POST /private/orders-overview': 'list',
    'GET /private/search-order-info': 'search',
  },
  subscriptionProduct: {
    'POST /api/subscription-product-link': null,
    'PUT /api/subscription-product-link/:linkId': null,
    'POST /api/subscription-product-link/search': 'list',
  },
  ipLookup: {
    GET: null,
  },
  alarm: {
    POST: null,
  },
  content: {
    GET: null,
  },
  virtualVoucher: {
    'GET /suggested-vouchers': null,
  },
  payment: {
    'POST /api/iban/validation': null,
  },
  logging: {
    POST: null,
  },
};

const services: readonly string[] = Object.keys(operations);

function isService(name: string): name is ServiceName {
  return services.includes(name);
}

/** Whether a path is one of the template's: the same parts but for those that begin with a colon. */
function fits(path: string, template: string): boolean {
  const parts = path.split('/');
  const expected = template.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}

/** `GET /orders/:orderId` for a request; the most literal template first. Null where there is no such operation. */
function templateOf({ service, method, path }: RequestInfo): string | null {
  if (!isService(service)) return null;
  const found = Object.keys(operations[service]).filter((operation) => {
    const [wanted, template = ''] = operation.split(' ');
    return wanted === method && fits(path, template);
  });
  const variables = (template: string): number => template.split(':').length;
  return found.toSorted((a, b) => variables(a) - variables(b))[0] ?? null;
}

/** The step that waits for the request; null: none. */
export function stepOf(request: RequestInfo): Step | null {
  const template = templateOf(request);
  const step =
    template === null || !isService(request.service) ? null : (operations[request.service][template] ?? null);
  return step ?? (request.isChange === true ? 'change' : null);
}

/** Names the operation without anything of a person: `order GET /orders/:orderId`. */
export function operationName(request: RequestInfo): string {
  return `${request.service} ${templateOf(request) ?? request.method}`;
}
