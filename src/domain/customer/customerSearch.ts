import { readTypedDate } from '~/domain/common/typedDate';
import { tidyName } from '~/domain/common/names';

/** The fields of the advanced search as typed; date of birth `DD.MM.YYYY`, any field may be empty (REQ B1.3). */
export interface CustomerSearchCriteria {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly dateOfBirth: string;
}

export interface CustomerSearchRequest {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly street?: string;
  readonly city?: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string;
}

export type CustomerSearchProblem = 'tooFew' | 'dateOfBirth';

/** REQ B1.4. */
export const minimumSearchFields = 3;

export function filledSearchFields(criteria: CustomerSearchCriteria): number {
  const { firstName, lastName, street, city, dateOfBirth } = criteria;
  return [firstName, lastName, street, city, dateOfBirth].filter(isFilled).length;
}

export function searchProblems(criteria: CustomerSearchCriteria, now: Date): readonly CustomerSearchProblem[] {
  const problems: CustomerSearchProblem[] = [];
  if (filledSearchFields(criteria) < minimumSearchFields) problems.push('tooFew');
  if (isFilled(criteria.dateOfBirth) && readTypedDate(criteria.dateOfBirth, now) === null) problems.push('dateOfBirth');
  return problems;
}

/** Builds the request from the filled fields; appends `*` to the city. */
export function toSearchRequest(criteria: CustomerSearchCriteria, now: Date): CustomerSearchRequest {
  const { firstName, lastName, street, city } = criteria;
  const dateOfBirth = readTypedDate(criteria.dateOfBirth, now);
  return {
    ...(isFilled(firstName) && { firstName: tidyName(firstName) }),
    ...(isFilled(lastName) && { lastName: tidyName(lastName) }),
    ...(isFilled(street) && { street: tidyName(street) }),
    ...(isFilled(city) && { city: withStar(tidyName(city)) }),
    ...(dateOfBirth !== null && { dateOfBirth }),
  };
}

/** A field with only stars and blanks would match everybody and counts as empty. */
function isFilled(text: string): boolean {
  return /[^\s*]/.test(text);
}

function withStar(city: string): string {
  return city.endsWith('*') ? city : `${city}*`;
}
