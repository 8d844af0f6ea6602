import { describe, expect, it } from 'vitest';
import { defaultSales, knownSales, salesOfficesOf } from './salesChannels.ts';

describe('sales channels (REQ C15.1, C15.2, DECISIONS 2)', () => {
  it('TV has four offices, Internet about a hundred, staging four more', () => {
    expect(salesOfficesOf('01', false).map(({ id }) => id)).toEqual(['1001', '1002', '1008', '1009']);
    const offices = salesOfficesOf('04', false);
    expect(offices.length).toBeGreaterThanOrEqual(95);
    expect([offices[0]?.id, offices.at(-1)?.id]).toEqual(['4001', '4802']);
    expect(
      salesOfficesOf('04', true)
        .map(({ id }) => id)
        .slice(-4),
    ).toEqual(['4804', '4805', '4806', '4807']);
  });

  it.each([
    ['the default', defaultSales, false, defaultSales],
    ['an office of TV', { channel: '01', office: '1008' }, false, { channel: '01', office: '1008' }],
    ['an unknown channel', { channel: '09', office: '1001' }, false, { channel: '01', office: '1001' }],
    ['an unknown office of TV', { channel: '01', office: '4001' }, false, { channel: '01', office: '1001' }],
    [
      'an Internet office between the named ones',
      { channel: '04', office: '4099' },
      false,
      { channel: '04', office: '4099' },
    ],
    ['an unknown Internet office', { channel: '04', office: '9999' }, false, defaultSales],
    ['the Internet without an office', { channel: '04', office: '' }, false, defaultSales],
    ['an office of staging elsewhere', { channel: '04', office: '4804' }, false, defaultSales],
    ['a number between the offices of staging and the others', { channel: '04', office: '4803' }, true, defaultSales],
    ['an office of staging in staging', { channel: '04', office: '4804' }, true, { channel: '04', office: '4804' }],
  ] as const)('%s', (_case, choice, isStaging, expected) => {
    expect(knownSales(choice, isStaging)).toEqual(expected);
  });
});
