import { recommendationLimits } from '~config/limits/recommendations';
import { urlPart } from '~/domain/common/urlPart';
import { requestRows } from '../http/requestRows';
import { id } from '../http/wireValues';

/** `GET /{path}?count=`: the product numbers that a TV channel shows (REQ C5.2). */
export async function loadTvOffers(path: string, signal: AbortSignal): Promise<readonly string[]> {
  return requestRows(
    {
      service: 'tvOffers',
      method: 'GET',
      path: `/${urlPart(path)}`,
      query: { count: recommendationLimits.tvOffersCount },
      signal,
      quiet: true,
    },
    'productNos',
    id,
  );
}
