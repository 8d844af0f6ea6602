import { contractCall } from './contractCall.ts';
import { objectOf } from './schemaParts.ts';

export const switchSeatLamp = contractCall<{ colour: string }>({
  name: 'switchSeatLamp',
  service: 'call-centre',
  method: 'PUT',
  path: '/seat-lamp',
  bodySchema: objectOf({ colour: { enum: ['GREEN', 'YELLOW', 'RED'] } }),
  example: { path: '/seat-lamp', body: { colour: 'RED' } },
});
