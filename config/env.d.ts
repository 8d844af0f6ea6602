interface ImportMetaEnv {
  readonly VITE_IDENTITY_PROVIDER_URL?: string;
  readonly VITE_IDENTITY_PROVIDER_JWKS_URL?: string;
  readonly VITE_IDENTITY_PROVIDER_ISSUER?: string;
  readonly VITE_IDENTITY_PROVIDER_CLIENT_ID?: string;
  readonly VITE_ORDER_SERVICE_URL?: string;
  readonly VITE_ORDER_HISTORY_SERVICE_URL?: string;
  readonly VITE_BASKET_SERVICE_URL?: string;
  readonly VITE_PRODUCT_SERVICE_URL?: string;
  readonly VITE_SEARCH_SERVICE_URL?: string;
  readonly VITE_UPSELL_SERVICE_URL?: string;
  readonly VITE_TV_OFFERS_SERVICE_URL?: string;
  readonly VITE_STOCK_SERVICE_URL?: string;
  readonly VITE_CUSTOMER_SERVICE_URL?: string;
  readonly VITE_CALL_CENTRE_SERVICE_URL?: string;
  readonly VITE_ADDRESS_CHECK_SERVICE_URL?: string;
  readonly VITE_PAYMENT_SERVICE_URL?: string;
  readonly VITE_VIRTUAL_VOUCHER_SERVICE_URL?: string;
  readonly VITE_SUBSCRIPTION_PRODUCT_SERVICE_URL?: string;
  readonly VITE_CONTENT_SERVICE_URL?: string;
  readonly VITE_LOGGING_SERVICE_URL?: string;
  readonly VITE_LOGGING_PROJECT_ID?: string;
  readonly VITE_ALARM_WEBHOOK_URL?: string;
  readonly VITE_IP_LOOKUP_URL?: string;
  readonly VITE_ALLOW_LIST_EXTENDED_SEARCH?: string;
  readonly VITE_ALLOW_LIST_SUBSCRIPTION_PRODUCT_MANAGEMENT?: string;
  readonly VITE_ALLOW_LIST_EDIT_SUBSCRIPTION_PRODUCT_NUMBER?: string;
  readonly VITE_ALLOW_LIST_RECEPTION_SURVEY?: string;
  readonly VITE_ALLOW_LIST_WAITLIST?: string;
  readonly VITE_ALLOW_LIST_ADMINISTRATORS?: string;
  readonly VITE_TRACKING_ADDRESS?: string;
  readonly VITE_PAYMENT_EDIT_MAINTENANCE?: string;
  readonly VITE_IDLE_COVER_MINUTES?: string;
}

declare const __APP_VERSION__: string;
