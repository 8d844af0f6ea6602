import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Counts the objects that are still referred to after a full garbage collection, so that a test shows a leak by a count. Waits for a
 * turn of the event loop before, because a reference is kept alive until the task that used it ends.
 */
export async function stillInMemory(objects: readonly WeakRef<object>[]): Promise<number> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  collectGarbage();
  return objects.filter((object) => object.deref() !== undefined).length;
}
