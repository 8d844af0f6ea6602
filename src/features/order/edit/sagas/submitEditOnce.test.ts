import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { startStandIn, type Desk } from '~/app/testing/aDesk';
import { faultsAt } from '~/app/testing/faultMatrix';
import { editOrderActions } from '../state/editOrderSlice';
import { change, editDesk, editOf, itemAt, submit, threeArticles } from '~/flows/testing/editDesk';
import { clearFaults, currentWorld, requestsSeen, resetWorld, setFault } from '../../../../../mocks/node.ts';

setLimits({ requestTimeout: 2_000, submissionTimeout: 2_000 });
startStandIn();

const submissions = () => requestsSeen().filter(({ operation }) => operation === 'submitEditedOrder');
const submissionOf = ({ getState }: Desk) => getState().editOrder.submission;
/** How often the order was edited at the service. */
const editsAtService = () => currentWorld().db.editDrafts.historyOf(threeArticles).length;

async function editedDesk(): Promise<Desk> {
  const desk = await editDesk();
  await change(desk, { type: 'UPDATE_POSITION', id: itemAt(desk, 0).id, quantity: 3 });
  return desk;
}

describe('an edit is submitted once, whatever is pressed (QUALITY 8)', () => {
  const moves = ['submit', 'submit', 'quantity', 'resend', 'lookUp', 'pause', 'turn'] as const;

  async function perform(desk: Desk, move: (typeof moves)[number]): Promise<void> {
    switch (move) {
      case 'submit':
        desk.dispatch(editOrderActions.submitRequested());
        return;
      case 'resend':
        desk.dispatch(editOrderActions.resendRequested());
        return;
      case 'lookUp':
        desk.dispatch(editOrderActions.lookupRequested());
        return;
      case 'quantity': {
        const { session, submission } = desk.getState().editOrder;
        // The screen takes no change while a submission is under way.
        if (session.phase !== 'open' || !['idle', 'waiting'].includes(submission.phase)) return;
        const { id, quantity } = itemAt(desk, 0);
        desk.dispatch(editOrderActions.operationRequested({ type: 'UPDATE_POSITION', id, quantity: quantity + 1 }));
        return;
      }
      case 'pause':
        await new Promise((resolve) => setImmediate(resolve));
        return;
      case 'turn':
        await Promise.resolve();
    }
  }

  it('in any order of submissions, changes and second tries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...moves), { minLength: 2, maxLength: 12 }), async (sequence) => {
        resetWorld();
        const desk = await editedDesk();
        for (const move of sequence) await perform(desk, move);
        await desk.rest();
        await submit(desk);
        expect(submissionOf(desk).phase).toBe('submitted');
        expect([submissions().length, editsAtService()]).toEqual([1, 1]);
        desk.end();
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('a submission whose answer is lost or damaged (QUALITY 9)', () => {
  const lost = faultsAt('submitEditedOrder', true).filter(([what]) => !/^4\d\d$|1 MB of detail/.test(what));

  // A success without content counts as done (DECISIONS 188), so these faults are tried only after the service has stored the edit.
  const successes = ['empty 200', '204', 'null', '{}', 'wrong types'];

  describe.each([
    ['the answer', 'after', lost],
    ['the request', 'before', lost.filter(([what]) => !successes.includes(what))],
  ] as const)('%s', (_lost, after, cases) => {
    it.each(cases)('%s: no second edit and no false success', async (_what, fault) => {
      const desk = await editedDesk();
      const path = `/edit-order/${threeArticles}`;
      setFault({ path, method: 'POST', times: 1, fault: { ...fault, after } });
      await submit(desk);
      expect(submissionOf(desk).phase === 'submitted').toBe(editsAtService() === 1);
      clearFaults();
      for (let press = 0; press < 3; press += 1) desk.dispatch(editOrderActions.resendRequested());
      await desk.rest();
      expect(submissionOf(desk).phase).toBe('submitted');
      expect(editsAtService()).toBe(1);
      expect(new Set(submissions().map(({ correlation_id: id }) => id)).size).toBe(1);
      expect(editOf(desk).isEdited).toBe(false);
    });
  });
});
