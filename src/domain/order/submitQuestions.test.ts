import { describe, expect, it } from 'vitest';
import { questionKey, submitQuestions, type SubmitQuestion, type SubmitQuestionFacts } from './submitQuestions';
import { aPostalAddress } from '~/domain/testing/samples';

const preselected = aPostalAddress({ id: 'billing' });
const other = aPostalAddress({ id: 'other' });
const nothingToAsk: SubmitQuestionFacts = {
  notifiedSkus: [],
  phone: '022112345678',
  total: 40_94,
  orderLimit: 5_000_00,
  deliveryAddress: preselected,
  preselectedAddressId: 'billing',
  addressCount: 2,
  lines: 2,
};
const ask = (facts: Partial<SubmitQuestionFacts>) =>
  submitQuestions({ ...nothingToAsk, ...facts }).map(({ kind }) => kind);

describe('before the order is submitted', () => {
  it.each<[string, Partial<SubmitQuestionFacts>, SubmitQuestion['kind'][]]>([
    ['nothing is asked of an ordinary order', {}, []],
    ['a total over the limit is asked about', { total: 5_000_01 }, ['orderLimit']],
    ['a total at the limit is not', { total: 5_000_00 }, []],
    ['articles of a forwarder are asked about', { notifiedSkus: ['454398001'] }, ['telephoneNotification']],
    [
      'asks about forwarder articles also without a phone number',
      { notifiedSkus: ['454398001'], phone: null },
      ['telephoneNotification'],
    ],
    ['several articles to another address are asked about', { deliveryAddress: other }, ['deliveryAddressChange']],
    ['one article to another address is not', { deliveryAddress: other, lines: 1 }, []],
    ['a customer with a single address is not asked', { deliveryAddress: other, addressCount: 1 }, []],
    [
      'asks several questions one by one: address, forwarder, limit',
      { deliveryAddress: other, notifiedSkus: ['454398001'], total: 9_000_00 },
      ['deliveryAddressChange', 'telephoneNotification', 'orderLimit'],
    ],
  ])('%s', (_sentence, facts, questions) => {
    expect(ask(facts)).toEqual(questions);
  });

  it('each question carries the data for its text', () => {
    const facts = { deliveryAddress: other, notifiedSkus: ['454398001'], phone: '0171', total: 9_000_00 };
    expect(submitQuestions({ ...nothingToAsk, ...facts })).toEqual([
      { kind: 'deliveryAddressChange', address: other, lines: 2 },
      { kind: 'telephoneNotification', skus: ['454398001'], phone: '0171' },
      { kind: 'orderLimit', total: 9_000_00, limit: 5_000_00 },
    ]);
  });
});

describe('an answer stays valid until its subject changes', () => {
  const notification = { kind: 'telephoneNotification', skus: ['1', '2'], phone: '0171' } as const;
  const limit = { kind: 'orderLimit', total: 6_000_00, limit: 5_000_00 } as const;
  const address = { kind: 'deliveryAddressChange', address: other, lines: 2 } as const;
  it.each<[string, SubmitQuestion, SubmitQuestion]>([
    ['another article of the forwarder', notification, { ...notification, skus: ['1', '2', '3'] }],
    ['another number', notification, { ...notification, phone: null }],
    ['another total', limit, { ...limit, total: 6_000_01 }],
    ['another address', address, { ...address, address: preselected }],
    ['another line', address, { ...address, lines: 3 }],
    ['another kind of question', address, { kind: 'inactiveSession' }],
  ])('%s is asked again', (_change, before, after) => {
    expect(questionKey(after)).not.toBe(questionKey(before));
  });

  it('the same question is not asked twice', () => {
    for (const question of [notification, limit, address]) {
      expect(questionKey({ ...question })).toBe(questionKey(question));
    }
    expect(questionKey({ ...address, address: aPostalAddress({ id: 'other', street: 'Domstraße' }) })).toBe(
      questionKey(address),
    );
  });
});
