import { expect, it } from 'vitest';
import { birthDateOnFile } from './birthDateOnFile';

it.each([
  ['the service has one', '1964-08-12', '1964-08-12', { with: 'service' }],
  ['the one of the service was changed in the call', '1970-01-01', '1964-08-12', { with: 'service' }],
  ['it was typed in the call only', '1964-08-12', null, { with: 'call', birthDate: '1964-08-12' }],
  ['it was postponed', null, null, { with: 'nobody' }],
] as const)('the date of birth is known where %s', (_what, here, there, known) => {
  expect(birthDateOnFile({ dateOfBirth: here }, { dateOfBirth: there })).toEqual(known);
});

it('of a customer whom the service has not answered is left to the service', () => {
  expect(birthDateOnFile({ dateOfBirth: null }, null)).toEqual({ with: 'service' });
});
