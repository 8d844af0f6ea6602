import { isSameLine, isSameOffering, type BasketItem } from './basket';

/** The id by which the service knows a line. */
export const serviceIdOf = ({ id, serviceId = id }: BasketItem): string => serviceId;

/**
 * Gives the lines of an answer the ids of the known lines that they match. A service gives a line another id in a new basket, or names its id only later;
 * another basket may use the id of one line for another.
 */
export function withKnownIds(items: readonly BasketItem[], known: readonly BasketItem[]): readonly BasketItem[] {
  const found = new Map<BasketItem, BasketItem>();
  for (const isIt of [isOfSameId, isSameLine, isSameOffering]) {
    for (const item of items) {
      const taken = [...found.values()];
      const same = known.find((line) => !taken.includes(line) && isSameOffering(line, item) && isIt(line, item));
      if (same !== undefined && !found.has(item)) found.set(item, same);
    }
  }
  const used = new Set([...found.values()].map(({ id }) => id));
  return items.map((item) => {
    const serviceId = serviceIdOf(item);
    let id = found.get(item)?.id ?? serviceId;
    if (!found.has(item)) {
      while (used.has(id)) id += '+';
      used.add(id);
    }
    return id === serviceId ? item : { ...item, id, serviceId };
  });
}

function isOfSameId(one: BasketItem, other: BasketItem): boolean {
  return serviceIdOf(one) === serviceIdOf(other);
}
