import * as v from 'valibot';
import { endpoints } from '~config/endpoints';
import { limits } from '~config/limits';
import { plainRequest } from '~/services/http/plainRequest';
import { send } from '~/services/http/transport';

const root = '/services/';
const path = `${root}worlds/current`;
const World = v.object({ id: v.string(), world: v.string() });

/**
 * Whether the local services answer in place of the real ones (mocks/README.md), all of them: a service with an address elsewhere
 * is a real one, also while the others are local.
 */
export async function isStandInThere(): Promise<boolean> {
  if (!Object.values(endpoints).every(({ baseUrl }) => isLocal(baseUrl))) return false;
  try {
    await plainRequest({ name: 'standIn', url: path, timeout: limits.standInPatience, convert: false }, World);
    return true;
  } catch {
    return false;
  }
}

/** Below the path of the local services, or switched off. */
function isLocal(baseUrl: string): boolean {
  return baseUrl === '' || baseUrl.startsWith(root) || baseUrl.startsWith(`${location.origin}${root}`);
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
