import { urlPart } from '~/domain/common/urlPart';

export function customerPath(externalCustomerId: string): string {
  return `/private/customers/${urlPart(externalCustomerId)}`;
}

export function preferencesPath(externalCustomerId: string): string {
  return `/private/update-customer-preferences/${urlPart(externalCustomerId)}`;
}
