import { describe, expect, it } from 'vitest';
import { handOver, isTakeBackOffered } from './takeBack';

describe('an old device (REQ C3.8)', () => {
  it.each([
    ['TELEPHONE_NOTIFICATION', false, 'forwarder'],
    ['TELEPHONE_NOTIFICATION', true, 'forwarder'],
    ['THIRD_PARTY', true, 'forwarder'],
    ['CONSIGNMENT', true, 'forwarder'],
    ['THIRD_PARTY', false, 'parcel'],
    ['CONSIGNMENT', false, 'parcel'],
    [null, true, 'parcel'],
    [null, false, 'parcel'],
  ] as const)('with delivery type %s, bulky %s, is handed over by %s', (deliveryType, bulky, by) => {
    expect(handOver({ deliveryType, bulky, weeeTakeBackEnabled: true })).toBe(by);
    expect(handOver({ deliveryType, bulky, weeeTakeBackEnabled: false })).toBe('none');
  });

  const facts = { weeeTakeBack: true };
  it.each([
    ['is taken back in Germany', 'DE', true, facts, true],
    ['is not where the flag is off', 'DE', false, facts, false],
    ['is not in Austria', 'AT', true, facts, false],
    ['is not in Switzerland', 'CH', true, facts, false],
    ['is not for other articles', 'DE', true, { weeeTakeBack: false }, false],
    ['is not while nothing is known of the article', 'DE', true, undefined, false],
  ] as const)('%s', (_rule, country, flagIsOn, known, offered) => {
    expect(isTakeBackOffered(country, flagIsOn, known)).toBe(offered);
  });
});
