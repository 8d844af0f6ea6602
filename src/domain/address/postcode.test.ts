import { expect, it } from 'vitest';
import { completePostcode, isValidPostcode } from './postcode';

it.each([
  ['50667', 'DE', true],
  ['01067', 'DE', true],
  ['5066', 'DE', false],
  ['506677', 'DE', false],
  ['1010', 'AT', true],
  ['10100', 'AT', false],
  ['101', 'AT', false],
  ['8001', 'CH', true],
  ['80011', 'CH', false],
  ['5066a', 'DE', false],
  ['50 667', 'DE', true],
  ['D-50667', 'DE', false],
  ['٥٠٦٦٧', 'DE', false],
  ['', 'DE', false],
] as const)('the postcode %j in %s: %s (REQ B7.7)', (zip, country, expected) => {
  expect(isValidPostcode(zip, country)).toBe(expected);
});

it.each([
  ['1067', 'DE', '01067'],
  ['51147', 'DE', '51147'],
  ['1010', 'AT', '1010'],
  ['8001', 'CH', '8001'],
  ['1067', null, '1067'],
  ['106', 'DE', '106'],
  ['', 'DE', ''],
] as const)('the postcode %j in %s is %j (DECISIONS 217)', (zip, country, expected) => {
  expect(completePostcode(zip, country)).toBe(expected);
});
