/** A seeded generator (mulberry32): the same seed always gives the same sample data. */
export interface Random {
  below: (limit: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  digits: (count: number) => string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}
