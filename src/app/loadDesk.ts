import { once } from '~/shared/once';

/** Loads the frame of every signed-in screen and the running call: with the first of them, and at once after that. */
export const loadDesk = once(() => import('~/app/call/desk'));
