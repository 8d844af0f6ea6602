import * as v from 'valibot';
import { limits } from '~config/limits';
import { plainRequest } from '~/services/http/plainRequest';
import { send } from '~/services/http/transport';

const path = '/services/worlds/current';
const World = v.object({ id: v.string(), world: v.string() });

/** Whether the local services answer in place of the real ones (mocks/README.md). */
export async function isStandInThere(): Promise<boolean> {
  try {
    await plainRequest({ name: 'standIn', url: path, timeout: limits.standInPatience, convert: false }, World);
    return true;
  } catch {
    return false;
  }
}

/** Gives this browser fresh sample data. Throws a ServiceError. */
export async function resetStandIn(): Promise<void> {
  await send({
    requestInfo: { service: 'standIn', method: 'PUT', path },
    url: path,
    headers: {},
    body: { world: 'everyday' },
    timeout: limits.standInPatience,
    convert: false,
    answer: 'json',
    correlationId: '',
    quiet: true,
  });
}
