import type { Desk } from '~/app/testing/aDesk';

/** Dispatches the action, and waits for the end of what follows. */
export async function doIt(desk: Desk, action: Parameters<Desk['dispatch']>[0]): Promise<void> {
  desk.dispatch(action);
  await desk.rest();
}
