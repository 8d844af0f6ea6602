import type { OrderEntryVariant } from '~/features/call/callSlice';
import type { Application } from '~/app/session/access';

const paths = { standard: '/orderapp', swiss: '/chorderentry' } as const satisfies Record<OrderEntryVariant, string>;

/** Where the order entry of a call is. */
export function orderEntryPath(variant: OrderEntryVariant): string {
  return paths[variant];
}

/** The order entry that the agent may open: that of the running call, else the one there is; null where there is none. */
export function entryFor(applications: readonly Application[], variant: OrderEntryVariant): string | null {
  const mine = applications.map(({ path }) => path).filter((path) => Object.values<string>(paths).includes(path));
  return mine.find((path) => path === paths[variant]) ?? mine[0] ?? null;
}
