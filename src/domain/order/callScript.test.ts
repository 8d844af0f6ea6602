import { describe, expect, it } from 'vitest';
import { scriptSteps, type ScriptFacts } from './callScript';
import type { ScriptStepId } from './scriptSteps';

const empty: ScriptFacts = {
  hasCustomer: false,
  birthdayConfirmed: false,
  consentsOpen: false,
  hasArticles: false,
  hasRepeatedArticles: false,
  takeBackOpen: false,
  hasTakeBack: false,
  hasPayment: false,
  hasOffer: false,
  isTotalAnnounced: false,
  isOrdered: false,
  doneSteps: [],
};
const ready: ScriptFacts = {
  ...empty,
  hasCustomer: true,
  birthdayConfirmed: true,
  hasArticles: true,
  hasPayment: true,
  hasOffer: true,
};
const ids = (facts: ScriptFacts) => scriptSteps(facts).map(({ id }) => id);
const step = (id: ScriptStepId, facts: ScriptFacts) => scriptSteps(facts).find((candidate) => candidate.id === id);
const next = (facts: ScriptFacts) => scriptSteps(facts).find(({ done }) => !done)?.id;

describe('the call script', () => {
  it.each<[string, ScriptFacts, ScriptStepId[]]>([
    ['begins with greeting, number and articles', empty, ['greeting', 'customer', 'articles']],
    [
      'has a birthday step for a customer',
      { ...empty, hasCustomer: true },
      ['greeting', 'customer', 'birthday', 'articles'],
    ],
    [
      'has a consents step for consents that were not queried',
      { ...empty, hasCustomer: true, consentsOpen: true },
      ['greeting', 'customer', 'birthday', 'consents', 'articles'],
    ],
    [
      'goes on to repeated articles, take-back, address, payment, statements, read-out and submit',
      { ...ready, hasRepeatedArticles: true, hasTakeBack: true },
      [
        'greeting',
        'customer',
        'birthday',
        'articles',
        'repeatedArticle',
        'takeBack',
        'address',
        'payment',
        'statements',
        'readOut',
        'submit',
      ],
    ],
    [
      'has no total step without an offer',
      { ...ready, hasOffer: false },
      ['greeting', 'customer', 'birthday', 'articles', 'address', 'payment'],
    ],
    [
      'has no total step before the payment is chosen',
      { ...ready, hasPayment: false },
      ['greeting', 'customer', 'birthday', 'articles', 'address', 'payment'],
    ],
    ['ends with the order number and the farewell', { ...ready, isOrdered: true }, ['orderNumber', 'farewell']],
  ])('%s', (_sentence, facts, expected) => {
    expect(ids(facts)).toEqual(expected);
  });

  it('derives done steps from the state of the call', () => {
    expect(step('customer', empty)?.done).toBe(false);
    for (const id of ['customer', 'birthday', 'articles', 'payment'] as const) {
      expect(step(id, ready)).toEqual({ id, done: true, byHand: false });
    }
    expect(step('birthday', { ...ready, birthdayConfirmed: false })?.done).toBe(false);
    expect(step('takeBack', { ...ready, hasTakeBack: true, takeBackOpen: true })?.done).toBe(false);
    expect(step('takeBack', { ...ready, hasTakeBack: true })?.done).toBe(true);
    expect(step('submit', ready)).toEqual({ id: 'submit', done: false, byHand: false });
  });

  it('leaves steps that are only spoken to the agent', () => {
    for (const id of ['greeting', 'repeatedArticle', 'address', 'statements'] as const) {
      const facts = { ...ready, hasRepeatedArticles: true };
      expect(step(id, facts)).toEqual({ id, done: false, byHand: true });
      expect(step(id, { ...facts, doneSteps: [id] })?.done).toBe(true);
    }
  });

  it('counts the total as announced only while the current total equals the announced one', () => {
    expect(step('readOut', { ...ready, doneSteps: ['readOut'] })).toEqual({ id: 'readOut', done: false, byHand: true });
    expect(step('readOut', { ...ready, isTotalAnnounced: true })?.done).toBe(true);
  });

  it('continues with the first step that is not done', () => {
    expect(next(empty)).toBe('greeting');
    expect(next({ ...empty, doneSteps: ['greeting'] })).toBe('customer');
    expect(next({ ...ready, doneSteps: ['greeting', 'address'] })).toBe('statements');
    expect(next({ ...ready, doneSteps: ['greeting', 'address', 'statements'], isTotalAnnounced: true })).toBe('submit');
    expect(next({ ...ready, isOrdered: true, doneSteps: ['orderNumber'] })).toBe('farewell');
  });
});
