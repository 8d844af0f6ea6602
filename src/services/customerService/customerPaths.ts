export function customerPath(externalCustomerId: string): string {
  return `/private/customers/${encodeURIComponent(externalCustomerId)}`;
}

export function preferencesPath(externalCustomerId: string): string {
  return `/private/update-customer-preferences/${encodeURIComponent(externalCustomerId)}`;
}
