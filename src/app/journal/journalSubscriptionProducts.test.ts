import { describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { isUntouched } from '~/app/call/unsavedWork';
import { groupsOfJournal } from '~/app/modules';
import { aProductLink, aReportItem } from '~/domain/testing/subscriptionSamples';
import { linksActions } from '~/features/subscription/links/linksSlice';
import { productReportActions } from '~/features/subscription/report/productReportSlice';
import { journalOf, parseJournal, restoredState } from './callJournal';

startStandIn();

const afterReload = (desk: ReturnType<typeof openDesk>) => {
  const written: unknown = JSON.parse(JSON.stringify(journalOf(desk.getState(), new Date('2026-11-20T10:00:00Z'))));
  const journal = parseJournal(written);
  if (journal === null) throw new Error('the journal cannot be read');
  expect(groupsOfJournal(journal.entries)).toEqual(['besideOrders']);
  return restoredState(openDesk().getState(), journal);
};

describe('what was typed beside the call survives a reload (QUALITY 10; REQ G7.4, G8.4)', () => {
  it.each([null, aProductLink({ regularProducts: ['443015'], countriesExclusion: ['AT'] })])(
    'the form of a link (%#)',
    (link) => {
      const desk = openDesk();
      desk.dispatch(linksActions.formOpened(link));
      desk.dispatch(linksActions.typed({ deliveryProduct: '4102', description: 'Getippt' }));
      expect(isUntouched(desk.getState())).toBe(false);
      const { form } = desk.getState().links;
      expect(afterReload(desk).links).toEqual({ list: { status: 'notAsked' }, form, lookup: null });
    },
  );

  it('the note of an item', () => {
    const desk = openDesk();
    desk.dispatch(productReportActions.noteOpened(aReportItem()));
    desk.dispatch(productReportActions.noteTyped('Nachbestellt.'));
    const { note } = desk.getState().productReport;
    expect(afterReload(desk).productReport).toMatchObject({ list: { status: 'notAsked' }, note });
  });
});
