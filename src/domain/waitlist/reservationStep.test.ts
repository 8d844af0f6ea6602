import { describe, expect, it } from 'vitest';
import { readReservedQuantity, reservationStep, type ReservationFacts } from './reservationStep';

const facts: ReservationFacts = {
  customerNumber: '0123456',
  isCallerConfirmed: true,
  isOutcomeOpen: false,
};

describe('the step of a reservation (REQ H1.2)', () => {
  it.each<[string, Partial<ReservationFacts>, string]>([
    ['asks for the customer first', { customerNumber: null }, 'customer'],
    ['asks for the customer before a date of birth', { customerNumber: null, isCallerConfirmed: false }, 'customer'],
    ['asks for the date of birth of a loaded customer', { isCallerConfirmed: false }, 'birthday'],
    ['goes on to the checkout', {}, 'checkout'],
    ['first clears up an open outcome', { isOutcomeOpen: true, isCallerConfirmed: false }, 'outcome'],
  ])('%s', (_sentence, given, step) => {
    expect(reservationStep({ ...facts, ...given })).toBe(step);
  });

  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['99', 99],
    ['0', null],
    ['100', null],
    ['1,5', null],
    ['-1', null],
    ['', null],
    ['zwei', null],
  ])('reads the quantity %j as %s', (typed, quantity) => {
    expect(readReservedQuantity(typed)).toBe(quantity);
  });
});
