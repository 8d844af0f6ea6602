import { openDesk, type Desk } from '~/app/testing/aDesk';
import { defaultOverviewFilters, type OverviewFilters, type OverviewSort } from '~/domain/subscription/overview';
import { nameOfSubscription } from '~/domain/subscription/subscription';
import { rowsOf } from '~/shared/list/pagedList';
import { requestsSeen } from '../../../../../mocks/node.ts';
import { subscriptionOverviewActions } from '../subscriptionOverviewSlice';

// What an agent does with the overview, for its tests.

export const stateOf = (desk: Desk) => desk.getState().subscriptionOverview;
export const shownRows = (desk: Desk) => rowsOf(stateOf(desk).list);
export const numbersOf = (desk: Desk) => shownRows(desk).map(nameOfSubscription);
export const requestsOf = (name: string) => requestsSeen().filter(({ operation }) => operation === name);

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
