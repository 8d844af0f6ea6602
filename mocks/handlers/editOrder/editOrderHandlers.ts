import * as operations from '../../contract/editOrderOperations.ts';
import { untouchedDraft } from '../../db/editOrder/editDrafts.ts';
import { editAnswer, restrictionsOf } from '../../db/editOrder/editOffer.ts';
import * as edits from '../../db/editOrder/editOperations.ts';
import { submissionRefusal, submitEdit } from '../../db/editOrder/submitEdit.ts';
import type { Operation } from '../../contract/defineOperation.ts';
import type { WireEditOperation } from '../../db/editOrder/wireEditTypes.ts';
import type { OfferRefusal } from '../../db/offer/offerRefusals.ts';
import type { OrderRecord } from '../../db/order/orderRecord.ts';
import type { Db } from '../../db/createDb.ts';
import { orderProblem, withOrder } from '../order/orderAnswers.ts';
import { json, noContent, problem } from '../common/problem.ts';
import { handle } from '../common/serve.ts';

const refused = ({ code, detail, extensions }: OfferRefusal): Response => orderProblem(code, detail, extensions);

function withDraft(db: Db, record: OrderRecord, answer: (edit: edits.Edit) => Response): Response {
  if (!record.isEditable())
    return orderProblem('order_not_editable', 'Dieser Auftrag kann nicht mehr bearbeitet werden.');
  const draft = db.editDrafts.find(record);
  return draft
    ? answer({ db, record, draft })
    : problem(
        404,
        '/dpl/order/errors/edited_order_not_found',
        'Diese Bearbeitung gibt es nicht mehr. Bitte den Auftrag noch einmal öffnen.',
        { key: 'edited_order_not_found' },
      );
}

function edit<Body extends { order_id: string }>(
  operation: Operation<Body>,
  type: WireEditOperation,
  change: (edit: edits.Edit, body: Body) => OfferRefusal | undefined,
): ReturnType<typeof handle> {
  return handle(operation, ({ db, param, body }) =>
    withOrder(db, param('orderId'), (record) =>
      withDraft(db, record, (current) => {
        if (!record.isNamed(body.order_id))
          return orderProblem('bad_request', 'Die Auftragsnummer in Adresse und Inhalt ist verschieden.');
        const restriction = restrictionsOf(db, record, current.draft)[type];
        if (restriction !== undefined)
          return orderProblem('operation_restricted', `Das geht bei diesem Auftrag nicht (${restriction}).`, {
            operation: type,
            reason: restriction,
          });
        const refusal = change(current, body);
        if (refusal) return refused(refusal);
        const answer = editAnswer(db, record, current.draft);
        return json(type === 'CHANGE_PAYMENT' ? { ...answer, payment: answer.edited_offer.payment } : answer);
      }),
    ),
  );
}

export const editOrderHandlers = [
  handle(operations.initEditOrder, ({ db, param }) =>
    withOrder(db, param('orderId'), (record) => {
      const is_editable = record.isEditable();
      const draft = is_editable ? db.editDrafts.open(record) : untouchedDraft(record.order);
      return json({ original_order: { ...record.read(), is_editable }, ...editAnswer(db, record, draft) });
    }),
  ),

  edit(operations.addPosition, 'ADD_POSITION', edits.addPosition),
  edit(operations.updatePosition, 'UPDATE_POSITION', edits.updatePosition),
  edit(operations.removePosition, 'REMOVE_POSITION', edits.removePosition),
  edit(operations.cancelPosition, 'CANCEL_POSITION', edits.cancelPosition),
  edit(operations.changePositionPriceDate, 'UPDATE_POSITION_PRICE_DATE', edits.changePriceDate),
  edit(operations.changeTakeBack, 'UPDATE_WEEE_TAKE_BACK', edits.changeTakeBack),
  edit(operations.switchDeliveryAddress, 'SWITCH_DELIVERY_ADDRESS', edits.switchAddress),
  edit(operations.changeOrderPayment, 'CHANGE_PAYMENT', edits.changePayment),
  edit(operations.redeemVoucherInOrder, 'REDEEM_VOUCHER', edits.redeemVoucher),
  edit(operations.removeVoucherFromOrder, 'REMOVE_VOUCHER', edits.removeVoucher),
  edit(operations.changeServiceVoucher, 'CHANGE_SERVICE_VOUCHER', edits.changeServiceVoucher),
  edit(operations.updateOrderCustomer, 'UPDATE_CUSTOMER', edits.updateCustomer),

  handle(operations.submitEditedOrder, ({ db, param, body, agent }) =>
    withOrder(db, param('orderId'), (record) => {
      const order = record.read();
      if (body.updated_at !== undefined && order.updated_at !== body.updated_at)
        return orderProblem('order-changed', 'Der Auftrag wurde inzwischen von jemand anderem geändert.', { order });
      return withDraft(db, record, (current) => {
        const refusal = submissionRefusal(current);
        if (refusal) return refused(refusal);
        submitEdit(current, agent);
        return json(record.read());
      });
    }),
  ),

  handle(operations.clearEditedOrder, ({ db, param }) =>
    withOrder(db, param('orderId'), (record) => {
      db.editDrafts.clear(record);
      return noContent();
    }),
  ),

  handle(operations.readEditHistory, ({ db, param }) =>
    withOrder(db, param('orderNumber'), (record) =>
      json({ edited_order_list: db.editDrafts.historyOf(record.order.number) }),
    ),
  ),
];
