import { openDesk, type Desk } from '~/app/testing/aDesk';
import type { BulkChange } from '~/domain/subscription/bulkChange';
import { defaultOverviewFilters, type OverviewFilters, type OverviewSort } from '~/domain/subscription/overview';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import { rowsOf } from '~/shared/list/pagedList';
import { currentWorld, requestsSeen } from '../../../../../mocks/node.ts';
import { countOfSelected, selectionToSend, subscriptionOverviewActions } from '../subscriptionOverviewSlice';

// What an agent does with the overview, for its tests.

export const stateOf = (desk: Desk) => desk.getState().subscriptionOverview;
export const shownRows = (desk: Desk) => rowsOf(stateOf(desk).list);
export const numbersOf = (desk: Desk) => shownRows(desk).map(nameOfSubscription);
export const requestsOf = (name: string) => requestsSeen().filter(({ operation }) => operation === name);

export const oneCustomer = { keywords: ['0180011'], keywordType: 'CUSTOMER_NO' } as const;

/** Lists what the filters find. */
export async function show(
  filters: Partial<OverviewFilters> = {},
  sort: OverviewSort = null,
  desk = openDesk(),
): Promise<Desk> {
  desk.dispatch(
    subscriptionOverviewActions.listRequested({ filters: { ...defaultOverviewFilters, ...filters }, sort }),
  );
  await desk.rest();
  return desk;
}

/** Ticks or unticks a listed subscription; throws for one that is not listed. */
export function tick(desk: Desk, number: string): void {
  const row = shownRows(desk).find((candidate) => nameOfSubscription(candidate) === number);
  if (row === undefined) throw new Error(`${number} is not listed`);
  desk.dispatch(subscriptionOverviewActions.rowToggled(row));
}

/** What a bulk change would send for the selected ones; throws where it is not known how many they are. */
export function selected(desk: Desk) {
  const state = stateOf(desk);
  const sent = selectionToSend(state, countOfSelected(state), currentWorld().db.now());
  if (sent === null) throw new Error('it is not known how many are selected');
  return sent;
}

/** Confirms a bulk change for the selected ones, as the dialog does. */
export async function changeSelected(desk: Desk, change: BulkChange): Promise<void> {
  desk.dispatch(subscriptionOverviewActions.bulkConfirmed({ change, sent: selected(desk), repeats: 'nothing' }));
  await desk.rest();
}
