import { setting, type SettingName } from './settings';

/**
 * Base addresses of the services (REQ A7.6, CONTRACT 1). Values come from `.env.*` or `/settings.js`; the defaults are
 * same-origin paths, so that one reverse proxy maps them to the real hosts. `{country}` becomes de, at or ch.
 */
export interface ServiceEndpoint {
  /** The setting that names the address. */
  readonly setting: SettingName;
  /** Base address; may contain `{country}`. Empty switches an optional service off. */
  readonly baseUrl: string;
  /** Business services receive token, country, version and correlation headers; the others receive none of them. */
  readonly business: boolean;
  /** Further headers of this service: always, or where the path begins with the text. */
  readonly sends: Readonly<Partial<Record<'source' | 'clientId' | 'device', true | `/${string}`>>>;
}

function endpoint(
  name: SettingName,
  fallback: string,
  business: boolean,
  sends: ServiceEndpoint['sends'] = {},
): ServiceEndpoint {
  return { setting: name, baseUrl: setting(name) ?? fallback, business, sends };
}

export const endpoints = {
  order: endpoint('VITE_ORDER_SERVICE_URL', '/services/order', true, {
    source: '/backoffice-',
    device: '/backoffice-offers',
  }),
  orderHistory: endpoint('VITE_ORDER_HISTORY_SERVICE_URL', '/services/order-history', true),
  basket: endpoint('VITE_BASKET_SERVICE_URL', '/services/basket/{country}', true),
  product: endpoint('VITE_PRODUCT_SERVICE_URL', '/services/product/{country}', true, { clientId: true }),
  search: endpoint('VITE_SEARCH_SERVICE_URL', '/services/search/{country}', true),
  upsell: endpoint('VITE_UPSELL_SERVICE_URL', '/services/upsell/{country}', true, { device: true }),
  tvOffers: endpoint('VITE_TV_OFFERS_SERVICE_URL', '/services/tv-offers/{country}', true, { device: true }),
  stock: endpoint('VITE_STOCK_SERVICE_URL', '/services/stock', true, { clientId: true }),
  customer: endpoint('VITE_CUSTOMER_SERVICE_URL', '/services/customer', true, { source: true }),
  callCentre: endpoint('VITE_CALL_CENTRE_SERVICE_URL', '/services/call-centre', true),
  addressCheck: endpoint('VITE_ADDRESS_CHECK_SERVICE_URL', '/services/address-check', true),
  payment: endpoint('VITE_PAYMENT_SERVICE_URL', '/services/payment', true),
  virtualVoucher: endpoint('VITE_VIRTUAL_VOUCHER_SERVICE_URL', '/services/virtual-voucher', true),
  subscriptionProduct: endpoint('VITE_SUBSCRIPTION_PRODUCT_SERVICE_URL', '/services/subscription-product', true),
  content: endpoint('VITE_CONTENT_SERVICE_URL', '/services/content', false),
  logging: endpoint('VITE_LOGGING_SERVICE_URL', '/services/logging', false),
  alarm: endpoint('VITE_ALARM_WEBHOOK_URL', '/services/alarm', false),
  ipLookup: endpoint('VITE_IP_LOOKUP_URL', '/services/ip-lookup', false),
} as const satisfies Record<string, ServiceEndpoint>;

export type ServiceName = keyof typeof endpoints;

/** The identity provider (CONTRACT 4). Paths, logout parameter and claims of username and roles default to Cognito's. */
export const identityProvider = {
  url: setting('VITE_IDENTITY_PROVIDER_URL') ?? '/services/identity-provider',
  loginPath: setting('VITE_IDENTITY_PROVIDER_LOGIN_PATH') ?? '/login',
  tokenPath: setting('VITE_IDENTITY_PROVIDER_TOKEN_PATH') ?? '/oauth2/token',
  logoutPath: setting('VITE_IDENTITY_PROVIDER_LOGOUT_PATH') ?? '/logout',
  /** The parameter with the address after the sign-out; an OpenID provider's is `post_logout_redirect_uri`. */
  logoutParameter: setting('VITE_IDENTITY_PROVIDER_LOGOUT_PARAMETER') ?? 'logout_uri',
  keySetUrl:
    setting('VITE_IDENTITY_PROVIDER_JWKS_URL') ?? '/services/identity-provider/local-pool/.well-known/jwks.json',
  /** Empty: the issuer is not checked. Never derived from another address. */
  issuer: setting('VITE_IDENTITY_PROVIDER_ISSUER') ?? '',
  clientId: setting('VITE_IDENTITY_PROVIDER_CLIENT_ID') ?? 'order-entry',
  callbackPath: '/oauth-sign-in',
  scope: 'openid profile email',
  claims: {
    username: setting('VITE_IDENTITY_PROVIDER_USERNAME_CLAIM') ?? 'cognito:username',
    roles: setting('VITE_IDENTITY_PROVIDER_ROLES_CLAIM') ?? 'cognito:roles',
    givenName: setting('VITE_IDENTITY_PROVIDER_GIVEN_NAME_CLAIM') ?? 'given_name',
    familyName: setting('VITE_IDENTITY_PROVIDER_FAMILY_NAME_CLAIM') ?? 'family_name',
  },
} as const;

export const logging = { projectId: setting('VITE_LOGGING_PROJECT_ID') ?? 'kontor' } as const;
