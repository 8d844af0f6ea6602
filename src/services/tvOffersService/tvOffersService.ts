import * as v from 'valibot';
import { limits } from '~config/limits';
import { idText, readEach } from '../http/commonWire';
import { request } from '../http/httpClient';

/** `GET /{path}?count=`: the product numbers that a TV channel shows (REQ C5.2). */
export async function loadTvOffers(path: string, signal: AbortSignal): Promise<readonly string[]> {
  const { productNos } = await request(
    {
      service: 'tvOffers',
      method: 'GET',
      path: `/${encodeURIComponent(path)}`,
      query: { count: limits.tvOffersCount },
      signal,
      quiet: true,
    },
    v.object({ productNos: v.array(v.unknown()) }),
  );
  return readEach(idText, productNos);
}
