import * as operations from '../../contract/productReportOperations.ts';
import { json, noContent } from '../common/problem.ts';
import { handle } from '../common/serve.ts';
import { subscriptionProblem } from './subscriptionAnswers.ts';

export const productReportHandlers = [
  handle(operations.readProductsReport, ({ db, body }) => json(db.productReport.read(body))),

  handle(operations.editReportNote, ({ db, param, body }) =>
    db.productReport.setNote(param('itemId'), body.note)
      ? noContent()
      : subscriptionProblem({
          status: 404,
          code: 'report_item_not_found',
          detail: 'Diesen Eintrag gibt es nicht. Bitte den Bericht neu laden.',
        }),
  ),
];
