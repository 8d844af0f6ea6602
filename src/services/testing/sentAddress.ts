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
