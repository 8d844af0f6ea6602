import type { BirthDateProblem } from '~/domain/customer/birthDate';
import './customerFieldWords.de';

export const birthDateWords = {
  missing: 'customer.dateOfBirth.required',
  incomplete: 'birthDate.incomplete',
  notADate: 'birthDate.notADate',
  before1900: 'birthDate.before1900',
  inFuture: 'birthDate.inFuture',
  underage: 'birthDate.underage',
} as const satisfies Record<'missing' | BirthDateProblem, string>;
