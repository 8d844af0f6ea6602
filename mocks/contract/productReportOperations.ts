import { subscriptionAnswers } from './answers/subscriptionAnswers.ts';
import { defineOperation } from './defineOperation.ts';
import { anyText, flag, objectOf, oneOf, orNull } from './schemaParts.ts';
import { REPORT_SORT_FIELDS, type WireReportRequest } from '../db/subscription/productReport.ts';

export const readProductsReport = defineOperation<WireReportRequest>({
  name: 'readProductsReport',
  answer: subscriptionAnswers.readProductsReport,
  repeatable: true,
  service: 'call-centre',
  method: 'POST',
  path: '/subscription-product-management/products-report',
  bodySchema: objectOf(
    {
      page: { type: 'integer', minimum: 1 },
      page_size: { type: 'integer', minimum: 1, maximum: 100 },
      month_review: { type: 'string', pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' },
      sort_field: oneOf(...REPORT_SORT_FIELDS),
      sorting_mode: oneOf('ASC', 'DESC'),
    },
    { keyword: orNull(anyText), load_more: flag },
  ),
  example: {
    body: {
      page: 1,
      page_size: 100,
      month_review: '2026-11',
      sort_field: 'ACTIVE_SUBSCRIPTIONS',
      sorting_mode: 'DESC',
      keyword: null,
      load_more: false,
    },
  },
});

export const editReportNote = defineOperation<{ note: string }>({
  name: 'editReportNote',
  answer: subscriptionAnswers.editReportNote,
  repeatable: true,
  service: 'call-centre',
  method: 'PATCH',
  path: '/subscription-product-management/products-report/:itemId/edit-note',
  bodySchema: objectOf({ note: anyText }),
  example: {
    path: '/subscription-product-management/products-report/report-543015/edit-note',
    body: { note: 'Nachbestellt.' },
  },
});
