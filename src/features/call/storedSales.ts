import * as v from 'valibot';
import { channelIds } from '~/domain/order/salesChannel';

/** A sales channel in the storage of the browser. */
export const StoredSales = v.object({ channel: v.picklist(channelIds), office: v.string() });
