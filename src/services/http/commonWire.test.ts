import * as v from 'valibot';
import { expect, it } from 'vitest';
import { WireAddress, toAddress } from './commonWire';

const place = { id: 'a-1', kind: 'DELIVERY', zipCode: '50667', city: 'Köln', countryCode: 'DE' };

it.each([
  { type: 'PACKSTATION', postNumber: '12345678', packstationNumber: '145' },
  { type: 'PACKSTATION', servicePoint: { type: 'PACKSTATION', number: '145', post: '12345678' } },
  { packstationNumber: '145', postNumber: 12345678 },
])('a Packstation is read from its own fields or from a service point: %j', (sent) => {
  expect(toAddress(v.parse(WireAddress, { ...place, ...sent }))).toMatchObject({
    type: 'PACKSTATION',
    postNumber: '12345678',
    packstationNumber: '145',
  });
});
