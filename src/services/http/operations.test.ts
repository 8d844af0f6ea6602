import { describe, expect, it } from 'vitest';
import { endpoints } from '~config/endpoints';
import { latencyBudgets } from '~config/limits/latency';
import { steps } from '~/domain/figures/steps';
import { operations as contract } from '../../../mocks/contract/operations.ts';
import { operationName, operations, stepOf } from './operations';

const camel = (name: string): string => name.replaceAll(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
const listed = Object.entries(operations).flatMap(([service, templates]) =>
  Object.keys(templates).map((template) => `${service} ${template}`),
);

describe('the list of operations (CONTRACT 1, DECISIONS 252)', () => {
  it('has those of the contract and no others, each once', () => {
    const expected = contract.map(({ service, method, path }) => `${camel(service)} ${`${method} ${path}`.trim()}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(Object.keys(operations).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it('names each of them without the values of its path', () => {
    const wrong = contract.filter(({ service, method, path }) => {
      const sent = path.replaceAll(/:[a-zA-Z]+/g, 'erika%40example.com');
      return (
        operationName({ service: camel(service), method, path: sent }) !==
        `${camel(service)} ${`${method} ${path}`.trim()}`
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names an unknown one by its method alone', () => {
    expect(operationName({ service: 'order', method: 'GET', path: '/persons/Erika' })).toBe('order GET');
    expect(operationName({ service: 'order', method: 'GET', path: '/orders/' })).toBe('order GET');
  });

  it('has operations for each step but changes in general, and a budget for each step', () => {
    const used = new Set(Object.values(operations).flatMap((templates) => Object.values(templates)));
    expect(steps.filter((step) => !used.has(step))).toEqual(['change']);
    expect(Object.keys(latencyBudgets).toSorted()).toEqual(steps.toSorted());
  });
});

it.each([
  ['order', 'POST', '/backoffice-offers', false, 'offer'],
  ['order', 'POST', '/backoffice-orders/0110001', true, 'order'],
  ['order', 'POST', '/orders/1300000201/cancel', true, 'change'],
  ['customer', 'GET', '/private/customers', false, 'login'],
  ['customer', 'GET', '/private/customers/4711/credit-standing', false, null],
  ['order', 'GET', '/nothing', false, null],
] as const)('a request to %s, %s %s, belongs to a step (DECISIONS 252)', (service, method, path, isChange, step) => {
  expect(stepOf({ service, method, path, isChange })).toBe(step);
});
