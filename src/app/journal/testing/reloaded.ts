import type { CallRootState } from '~/app/modules';
import { openDesk, type Desk } from '~/app/testing/aDesk';
import { journalOf, parseJournal, type CallJournal } from '../callJournal';

/** The journal of the state, serialized and parsed again. */
export function storedJournal(state: CallRootState): CallJournal {
  const journal = parseJournal(JSON.parse(JSON.stringify(journalOf(state, new Date()))));
  if (journal === null) throw new Error('The journal does not read itself');
  return journal;
}

/** Ends the desk and opens one that has only the journal and the browser's storage, as after a reload. */
export async function reloaded(desk: Desk): Promise<Desk> {
  const journal = storedJournal(desk.getState());
  desk.end();
  const again = openDesk({ journal });
  await again.rest();
  return again;
}
