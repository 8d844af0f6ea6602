/** What the services get of the sample `aPostalAddress` without its local id, spelled as on the wire. */
export const sentAddress = {
  type: 'POSTAL',
  kind: 'BILLING',
  first_name: 'Erika',
  last_name: 'Musterfrau',
  street: 'Heidestraße',
  street_number: '17',
  zip_code: '51147',
  city: 'Köln',
  country_code: 'DE',
  is_default: false,
};

/** The sample `aPackstation`. */
export const sentPackstation = {
  id: 'packstation',
  type: 'PACKSTATION',
  kind: 'DELIVERY',
  first_name: 'Erika',
  last_name: 'Musterfrau',
  zip_code: '51147',
  city: 'Köln',
  country_code: 'DE',
  is_default: false,
  post_number: '12345678',
  packstation_number: '145',
};

/** The sample `aCrossSell`. */
export const sentCrossSell = {
  product_no: '443015',
  lead_product_sku: '432011001',
  lead_product_name: 'Gesichtscreme',
  trigger_type: 'auto',
  feature: 'ERGANZEND',
  source_type: 'CROSS_SELL',
  hint_type: 'ERGANZEND',
};
