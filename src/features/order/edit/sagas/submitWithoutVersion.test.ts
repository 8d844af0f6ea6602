import { describe, expect, it } from 'vitest';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import type { EditOperation } from '~/domain/order/editOrder';
import { aPostalAddress } from '~/domain/testing/samples';
import { change, editDesk, itemAt, submit, threeArticles } from '~/flows/testing/editDesk';
import { doIt } from '~/flows/testing/doIt';
import { currentWorld, requestsSeen, setFault } from '../../../../../mocks/node.ts';
import { editOrderActions } from '../state/editOrderSlice';

startStandIn();

const submissionOf = ({ getState }: Desk) => getState().editOrder.submission;
const submissions = () => requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder');
const editsAtService = () => currentWorld().db.editDrafts.historyOf(threeArticles).length;

const operations = {
  quantity: (desk: Desk) => ({ type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 }),
  address: () => ({ type: 'SWITCH_DELIVERY_ADDRESS', address: aPostalAddress({ street: 'Neuer Weg' }) }),
  contact: () => ({ type: 'UPDATE_CUSTOMER', email: 'dora@neu.example.com', phoneNumber: null }),
} as const satisfies Readonly<Record<string, (desk: Desk) => EditOperation>>;

const path = `/edit-order/${threeArticles}`;

/** Submits the operation; the service names no version of orders, and its answer is lost after it has done its work. */
async function loseSubmissionOf(name: keyof typeof operations): Promise<Desk> {
  injectFault('initEditOrder', { kind: 'fields', fields: ['original_order.updated_at'] });
  const desk = await editDesk();
  await change(desk, operations[name](desk));
  setFault({ path, method: 'POST', times: 1, fault: { kind: 'reset', after: 'after' } });
  await submit(desk);
  return desk;
}

describe('a submission whose answer is lost, where orders have no version (REQ F3.3, QUALITY 9)', () => {
  it.each(['quantity', 'address'] as const)('is confirmed by the order that shows the change of %s', async (name) => {
    const desk = await loseSubmissionOf(name);
    expect(submissionOf(desk).phase).toBe('submitted');
    expect(submissions()).toHaveLength(1);
  });

  it('is confirmed by the draft that is gone, once the order holds what it does not name itself', async () => {
    const desk = await loseSubmissionOf('contact');
    expect(submissionOf(desk)).toMatchObject({ phase: 'outcomeUnknown', lookup: 'notThere' });
    setFault({
      path,
      method: 'POST',
      times: 1,
      fault: { kind: 'status', status: 404, body: { key: 'edited_order_not_found' } },
    });
    await doIt(desk, editOrderActions.resendRequested());
    expect(submissionOf(desk).phase).toBe('submitted');
    expect(editsAtService()).toBe(1);
  });
});
