import * as v from 'valibot';
import { urlPart } from '~/domain/common/urlPart';
import {
  isMonth,
  monthsInOrder,
  type ReportItem,
  type ReportPage,
  type ReportQuery,
} from '~/domain/subscription/productReport';
import { shownProductNumber } from '~/domain/subscription/subscriptionNumbers';
import { request, requestNothing } from '../http/httpClient';
import { oneName } from '../http/productWire';
import { optionalRowsOf, pageOf, pageSizeOf, shownAmount, totalKnown } from '../http/wireFigures';
import { id, idText, numeric, optionalList, optionalNumber, optionalText, readEach, text } from '../http/wireValues';

export interface ReportRequest {
  readonly query: ReportQuery;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

const month = v.pipe(
  idText,
  v.transform((sent) => sent.slice(0, 7)),
  v.check(isMonth),
);

const WireDelay = v.object({ month, quantity: numeric });
const WireMonth = v.object({ month, activeSubscriptions: optionalNumber, stockDelays: optionalNumber });

/** Only the id is required. The requirement names only id and note, so number and name of the product are read under its other names for products. */
const WireItem = v.object({
  id,
  productNo: text,
  baseProductNo: text,
  subscriptionProduct: text,
  name: oneName,
  productName: text,
  activeSubscriptions: optionalNumber,
  newSubscriptions: optionalNumber,
  cancelledSubscriptions: optionalNumber,
  floorSales: shownAmount,
  price: shownAmount,
  stockDelays: optionalList,
  note: optionalText,
});

const WireReport = v.object({
  items: optionalRowsOf(WireItem),
  total: optionalNumber,
  size: optionalNumber,
  totalActiveSubscriptions: optionalNumber,
  floorSalesVariation: optionalNumber,
  previousMonthFloorSales: shownAmount,
  currentMonthFloorSales: shownAmount,
  totalSubscribedProducts: optionalNumber,
  monthlyStockStatus: optionalList,
});

/** `POST /subscription-product-management/products-report` (REQ G7.1). */
export async function loadReport({ query, page, size }: ReportRequest, signal?: AbortSignal): Promise<ReportPage> {
  const keyword = query.keyword.trim();
  const wire = await request(
    {
      service: 'callCentre',
      method: 'POST',
      path: '/subscription-product-management/products-report',
      body: {
        page,
        pageSize: size,
        // An empty keyword is dropped.
        ...(keyword !== '' && { keyword }),
        monthReview: query.month,
        loadMore: page > 1,
        sortField: query.sort.field,
        sortingMode: query.sort.mode,
      },
      mutation: false,
      signal,
    },
    pageOf(WireReport, 'items', page === 1),
  );
  const { items, total, size: named, monthlyStockStatus, ...totals } = wire;
  const sent = items ?? [];
  const pageSize = pageSizeOf(named, size);
  return {
    // A malformed item is dropped, so that it does not hide the others.
    items: readEach(WireItem, sent).map(toItem),
    total: totalKnown(total, {
      offset: (page - 1) * pageSize,
      received: sent.length,
      mayHaveNext: sent.length >= pageSize,
    }),
    totals: { ...totals, monthlyStockStatus: monthsInOrder(readEach(WireMonth, monthlyStockStatus ?? [])) },
  };
}

function toItem(wire: v.InferOutput<typeof WireItem>): ReportItem {
  const { baseProductNo, subscriptionProduct, productName, ...item } = wire;
  return {
    ...item,
    productNo: shownProductNumber(item.productNo || baseProductNo || subscriptionProduct),
    name: item.name || productName,
    stockDelays: readEach(WireDelay, wire.stockDelays ?? []),
    note: wire.note ?? '',
  };
}

/** `PATCH /subscription-product-management/products-report/{id}/edit-note`; an empty note removes it (REQ G7.4). */
export async function editReportNote(itemId: string, note: string): Promise<void> {
  await requestNothing({
    service: 'callCentre',
    method: 'PATCH',
    path: `/subscription-product-management/products-report/${urlPart(itemId)}/edit-note`,
    body: { note },
  });
}
