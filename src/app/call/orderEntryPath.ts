import type { OrderEntryVariant } from '~/features/call/callSlice';
import type { Application } from '~/app/session/access';

const paths = { standard: '/orderapp', swiss: '/chorderentry' } as const satisfies Record<OrderEntryVariant, string>;

export function orderEntryPath(variant: OrderEntryVariant): string {
  return paths[variant];
}

/** The path of an order entry that the agent may open: that of the running call if allowed, else the first allowed one or null. */
export function entryFor(applications: readonly Application[], variant: OrderEntryVariant): string | null {
  const mine = applications.map(({ path }) => path).filter((path) => Object.values<string>(paths).includes(path));
  return mine.find((path) => path === paths[variant]) ?? mine[0] ?? null;
}
