import { expect, it } from 'vitest';
import { nextColour } from './seatLamp';

it.each([
  ['GREEN', 'YELLOW'],
  ['YELLOW', 'RED'],
  ['RED', 'GREEN'],
] as const)('%s is followed by %s (REQ I2.1)', (colour, next) => {
  expect(nextColour(colour)).toBe(next);
});
