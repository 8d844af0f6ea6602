import { beforeEach, expect, it } from 'vitest';
import { aPackstation, aPostalAddress } from '~/domain/testing/samples';
import { addressLine as lineOfCustomer } from '~/features/customer/ofCall/addressTexts';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { addressLine } from './addressLine';

beforeEach(() => startI18n('de'));

const nameless = { kind: 'DELIVERY', firstName: '', lastName: '' } as const;

it.each([
  ['a postal address of an order', aPostalAddress(nameless), addressLine],
  ['a Packstation of an order', aPackstation(nameless), addressLine],
  ['a postal address of a customer', aPostalAddress(nameless), lineOfCustomer],
] as const)('the line of %s without a name begins with its place (REQ F1.2)', (_case, address, toLine) => {
  expect(toLine(address, translate)).toMatch(/^\p{L}/u);
});
