import { orderEntryVariants, type OrderEntryVariant } from '~/features/call/callSlice';

const paths = { standard: '/orderapp', swiss: '/chorderentry' } as const satisfies Record<OrderEntryVariant, string>;

export function orderEntryPath(variant: OrderEntryVariant): string {
  return paths[variant];
}

/** The variant whose order entry has this path; undefined for other screens. */
export function variantAt(pathname: string): OrderEntryVariant | undefined {
  return orderEntryVariants.find((variant) => paths[variant] === pathname);
}
