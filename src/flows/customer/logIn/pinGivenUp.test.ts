import { expect, it } from 'vitest';
import { startStandIn } from '~/app/testing/aDesk';
import { pinActions } from '~/features/customer/pin/pinSlice';
import { numberOn } from '~/flows/testing/customerForms';
import { deskAskingFor, stepOf } from '~/flows/testing/pinDesk';
import { setFault } from '../../../../mocks/node.ts';

startStandIn();

const paula = '0500001';

it.each([
  ['the check of a PIN', 'verify-pin-challenge', pinActions.pinEntered('482'), 'denied'],
  ['skipping it', 'skip-pin-challenge', pinActions.skipRequested('FORGOTTEN'), 'idle'],
] as const)(
  '%s can be given up while a slow service has not answered; its late answer loads nobody',
  async (...row) => {
    const [, path, action, phase] = row;
    setFault({ path, fault: { kind: 'delay', milliseconds: 60 } });
    const desk = await deskAskingFor(paula);
    desk.dispatch(action);
    expect(desk.getState().pin.check).toBe('running');
    desk.dispatch(pinActions.cancelled());
    expect(stepOf(desk)).toBe(phase);
    await desk.rest();
    expect(stepOf(desk)).toBe(phase);
    expect(numberOn(desk)).toBeUndefined();
    expect(desk.getState().pin.check).toBe('none');
  },
);
