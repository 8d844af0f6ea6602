import { describe, expect, it } from 'vitest';
import {
  filledSearchFields,
  minimumSearchFields,
  searchProblems,
  toSearchRequest,
  type CustomerSearchCriteria,
} from './customerSearch';

const now = new Date('2026-11-20T12:00:00Z');
const criteria = (overrides: Partial<CustomerSearchCriteria> = {}): CustomerSearchCriteria => ({
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  dateOfBirth: '',
  ...overrides,
});

describe('advanced customer search (REQ B1.3, B1.4)', () => {
  it.each([
    [{}, 0, ['tooFew']],
    [{ firstName: 'Erika', lastName: 'Musterfrau' }, 2, ['tooFew']],
    [{ firstName: 'Erika', lastName: 'Musterfrau', street: '  ' }, 2, ['tooFew']],
    [{ firstName: 'Erika', lastName: 'Musterfrau', city: ' * ' }, 2, ['tooFew']],
    [{ firstName: 'Erika', lastName: 'Musterfrau', city: 'K' }, 3, []],
    [{ firstName: 'E', lastName: 'M', street: 'H', city: 'K', dateOfBirth: '12.08.1964' }, 5, []],
    [{ firstName: 'Erika', lastName: 'Musterfrau', dateOfBirth: '12.8.1964' }, 3, []],
    [{ firstName: 'Erika', lastName: 'Musterfrau', dateOfBirth: '12.8.64' }, 3, []],
    [{ firstName: 'Erika', lastName: 'Musterfrau', dateOfBirth: '31.02.1964' }, 3, ['dateOfBirth']],
    [{ dateOfBirth: 'August' }, 1, ['tooFew', 'dateOfBirth']],
  ])('%j: %i fields, problems %j', (overrides, filled, problems) => {
    expect(filledSearchFields(criteria(overrides))).toBe(filled);
    expect(searchProblems(criteria(overrides), now)).toEqual(problems);
  });

  it('requires at least 3 fields', () => {
    expect(minimumSearchFields).toBe(3);
  });

  it('sends the filled fields, trimmed, the city with a trailing * and the date as YYYY-MM-DD', () => {
    const typed = criteria({ firstName: ' Erika ', lastName: 'O’Neill', city: ' Köl ', dateOfBirth: '12081964' });
    expect(toSearchRequest(typed, now)).toStrictEqual({
      firstName: 'Erika',
      lastName: "O'Neill",
      city: 'Köl*',
      dateOfBirth: '1964-08-12',
    });
    expect(toSearchRequest(criteria({ street: 'Heidestraße', city: 'Köl*' }), now)).toStrictEqual({
      street: 'Heidestraße',
      city: 'Köl*',
    });
    expect(toSearchRequest(criteria({ city: '*', dateOfBirth: 'August' }), now)).toStrictEqual({});
  });
});
