import { describe, expect, it } from 'vitest';
import { addressVerdict, differingFields, type CompleteAddress, type PartialAddress } from './addressCheck';

const typed = { street: 'Heidestraße', streetNumber: '17', zipCode: '51147', city: 'Köln' };
const complete = (overrides: Partial<CompleteAddress> = {}): CompleteAddress => ({
  ...typed,
  countryCode: 'DE',
  kind: 'VERIFIED',
  ...overrides,
});
const partly: PartialAddress = { ...typed, streetNumber: '', countryCode: 'DE', flags: ['PARTIALLY'] };

describe('address check (REQ B9.3, B9.4)', () => {
  it('is valid if the check returns exactly one complete address identical in street, number, zip and city', () => {
    expect(addressVerdict(typed, { completeAddresses: [complete()], partialAddresses: [] })).toEqual({ kind: 'valid' });
  });

  it('ignores blanks around a field, the country, the kind and partial addresses in the answer', () => {
    const result = { completeAddresses: [complete({ kind: null, countryCode: 'AT' })], partialAddresses: [partly] };
    expect(addressVerdict({ ...typed, street: ' Heidestraße ' }, result)).toEqual({ kind: 'valid' });
  });

  it.each([
    ['street', 'Heidestr.'],
    ['street', 'heidestraße'],
    ['streetNumber', '17a'],
    ['zipCode', '51149'],
    ['city', 'Köln-Porz'],
  ] as const)('one complete address with another %s is a suggestion', (field, value) => {
    const suggestions = [complete({ [field]: value })];
    expect(addressVerdict(typed, { completeAddresses: suggestions, partialAddresses: [partly] })).toEqual({
      kind: 'suggestions',
      suggestions,
    });
    expect(differingFields(typed, complete({ [field]: value }))).toEqual([field]);
  });

  it('several complete addresses are suggestions, even if one of them is identical', () => {
    const suggestions = [complete(), complete({ streetNumber: '17a' })];
    expect(addressVerdict(typed, { completeAddresses: suggestions, partialAddresses: [] })).toEqual({
      kind: 'suggestions',
      suggestions,
    });
  });

  it('otherwise returns the partial addresses, or that nothing was found', () => {
    expect(addressVerdict(typed, { completeAddresses: [], partialAddresses: [partly] })).toEqual({
      kind: 'partial',
      partial: [partly],
    });
    expect(addressVerdict(typed, { completeAddresses: [], partialAddresses: [] })).toEqual({ kind: 'notFound' });
  });

  it('names all fields that differ, in the order of an address', () => {
    const other = { street: 'Weg', streetNumber: '1', zipCode: '1010', city: 'Wien' };
    expect(differingFields(typed, other)).toEqual(['street', 'streetNumber', 'zipCode', 'city']);
    expect(differingFields(typed, { ...typed, city: ' Köln' })).toEqual([]);
  });
});
