import { describe, expect, it } from 'vitest';
import { journalOf } from '~/app/journal/callJournal';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { currentWorld, setFault } from '../../../mocks/node.ts';
import { seatLampActions } from './seatLampSlice';

startStandIn();

describe('the lamp at the seat', () => {
  it('is switched, and survives a reload', async () => {
    const desk = openDesk();
    desk.dispatch(seatLampActions.switchRequested('RED'));
    await desk.rest();
    expect(currentWorld().db.seatLamp).toBe('RED');
    const again = openDesk({ journal: journalOf(desk.getState(), new Date()) });
    expect(again.getState().seatLamp).toEqual({ colour: 'RED', status: 'settled' });
  });

  it('keeps its colour where the service refuses', async () => {
    const desk = openDesk();
    setFault({ path: 'seat-lamp', fault: { kind: 'status', status: 500 } });
    desk.dispatch(seatLampActions.switchRequested('RED'));
    await desk.rest();
    expect(desk.getState().seatLamp).toEqual({ colour: 'GREEN', status: 'failed' });
  });
});
