import type { LampColour } from '~/domain/common/seatLamp';
import { requestNothing } from '../http/httpClient';

/** Switches the lamp at the seat of the agent who asks. Throws a ServiceError where that does not work. */
export async function switchLamp(colour: LampColour): Promise<void> {
  await requestNothing({ service: 'callCentre', method: 'PUT', path: '/seat-lamp', body: { colour } });
}
