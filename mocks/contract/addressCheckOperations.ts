import { addressCheckAnswers } from './answers/addressCheckAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { address, objectOf, oneOf, text } from './schemaParts.ts';
import type { WireSentAddress } from '../db/common/wireTypes.ts';

const typedSoFar = { type: 'string', maxLength: 300 };
const countryOrNone = oneOf('DE', 'AT', 'CH', '');

export const checkAddress = defineOperation<WireSentAddress>({
  name: 'checkAddress',
  answer: addressCheckAnswers.checkAddress,
  repeatable: true,
  service: 'address-check',
  method: 'POST',
  path: '/address-check-and-suggestions',
  bodySchema: address,
  example: {
    body: {
      type: 'POSTAL',
      street: 'Heidestr.',
      street_number: '17',
      zip_code: '51147',
      city: 'Köln',
      country_code: 'DE',
    },
  },
});

export const suggestAddresses = defineOperation({
  name: 'suggestAddresses',
  answer: addressCheckAnswers.suggestAddresses,
  service: 'address-check',
  method: 'GET',
  path: '/address-suggestions',
  known: 'without its path',
  querySchema: queryOf({ street: typedSoFar, zip_code: typedSoFar, city: typedSoFar, country_code: countryOrNone }),
  example: { query: { street: 'Heide', zip_code: '', city: 'Köln', country_code: 'DE' }, body: undefined },
});

export const suggestCities = defineOperation({
  name: 'suggestCities',
  answer: addressCheckAnswers.suggestCities,
  service: 'address-check',
  method: 'GET',
  path: '/city-suggestions',
  known: 'without its path',
  querySchema: queryOf({ zip_code: typedSoFar, country_code: countryOrNone }),
  example: { query: { zip_code: '50667', country_code: 'DE' }, body: undefined },
});

export const verifyPostNumber = defineOperation<{ post_number: string }>({
  name: 'verifyPostNumber',
  answer: addressCheckAnswers.verifyPostNumber,
  repeatable: true,
  service: 'address-check',
  method: 'POST',
  path: '/verify-post-number',
  bodySchema: objectOf({ post_number: text }),
  example: { body: { post_number: '12345678' } },
});
