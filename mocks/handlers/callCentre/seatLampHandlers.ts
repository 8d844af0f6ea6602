import * as calls from '../../contract/seatLampCalls.ts';
import { noContent } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

export const seatLampHandlers = [
  handle(calls.switchSeatLamp, ({ db, body }) => {
    db.seatLamp = body.colour;
    return noContent();
  }),
];
