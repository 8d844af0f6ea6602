import type * as v from 'valibot';
import { requestFound, type HttpRequest } from './httpClient';
import { readEach, rowsUnder } from './wireValues';

/** Like {@link requestFound}, for rows below `key` or by themselves: returns those that fit; none where the service has none. */
export async function requestRows<S extends v.GenericSchema>(
  req: HttpRequest,
  key: string,
  row: S,
): Promise<readonly v.InferOutput<S>[]> {
  return readEach(row, await requestFound(req, rowsUnder(key, row), []));
}
