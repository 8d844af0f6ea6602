import { useVirtualizer, defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Density } from './listColumns';

/** Pixels; the style sheet uses the same. */
const rowHeights = { normal: 44, compact: 32 } as const satisfies Record<Density, number>;
const headHeight = 32;
/** Height of a card until it is measured. */
const cardHeight = 240;
/** Height of unfolded details until they are measured. */
const detailsHeight = 220;
/** Rows mounted beyond either edge. */
const overscan = 8;
/** The next rows are requested when so many are left below. */
const rowsAhead = 10;

interface ListWindowOptions {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  readonly density: Density;
  /** Rows are cards, whose heights differ. */
  readonly hasCards: boolean;
  /** Index of the row whose details are unfolded below it; -1: none. */
  readonly openIndex: number;
  /** Index of the row that stays mounted out of sight, because it holds the focus; -1: none. */
  readonly keptIndex: number;
  readonly initialOffset: number;
  /** Called when the end comes near; undefined: everything is loaded. */
  readonly onNearEnd: (() => void) | undefined;
}

/** A mounted part of the list, and the empty pixels above it. */
export interface MountedItem {
  readonly kind: 'row' | 'details';
  /** Index of the row, also of the details. */
  readonly row: number;
  readonly item: VirtualItem;
  readonly gap: number;
}

/** Mounts only the rows in sight and a few beyond (QUALITY Load). The details of the open row are an item of their own. */
export function useListWindow(options: ListWindowOptions) {
  const { scroll, keys, density, hasCards, openIndex, keptIndex, initialOffset, onNearEnd } = options;
  const isDetails = useCallback((index: number) => openIndex >= 0 && index === openIndex + 1, [openIndex]);
  const rowOf = useCallback((index: number) => (openIndex >= 0 && index > openIndex ? index - 1 : index), [openIndex]);
  const indexOf = (row: number) => (openIndex >= 0 && row > openIndex ? row + 1 : row);
  const count = keys.length + (openIndex >= 0 ? 1 : 0);
  const kept = keptIndex >= 0 && keptIndex < keys.length ? indexOf(keptIndex) : -1;

  const rowHeight = hasCards ? cardHeight : rowHeights[density];
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => (isDetails(index) ? detailsHeight : rowHeight),
    // Stable, because a new function makes the virtualizer go through all rows again.
    getItemKey: useCallback(
      (index: number) => `${keys[rowOf(index)] ?? ''}${isDetails(index) ? ' details' : ''}`,
      [keys, rowOf, isDetails],
    ),
    overscan,
    initialOffset,
    // The height assumed until the list is measured, so that the first render already mounts rows.
    initialRect: { width: globalThis.innerWidth, height: globalThis.innerHeight / 2 },
    // The sticky head covers the top: the last row ends so much lower.
    scrollPaddingEnd: hasCards ? 0 : headHeight,
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        return kept < 0 || shown.includes(kept) ? shown : [...shown, kept].toSorted((a, b) => a - b);
      },
      [kept],
    ),
  });
  const measuredHeight = useRef(rowHeight);
  useEffect(() => {
    // Not after the first render, because measuring renders again.
    if (measuredHeight.current === rowHeight) return;
    measuredHeight.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const last = items.findLast(({ index }) => index !== kept)?.index ?? -1;
  const isNearEnd = last >= 0 && last >= count - 1 - rowsAhead;
  const loadMore = useEffectEvent(() => onNearEnd?.());
  const mayLoadMore = onNearEnd !== undefined;
  useEffect(() => {
    if (isNearEnd && mayLoadMore) loadMore();
  }, [isNearEnd, mayLoadMore, count]);

  const mounted = items.map((item, place): MountedItem => {
    const above = items[place - 1];
    return {
      kind: isDetails(item.index) ? 'details' : 'row',
      row: rowOf(item.index),
      item,
      gap: item.start - (above?.end ?? 0),
    };
  });
  return {
    mounted,
    gapBelow: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollToRow: (row: number) => virtualizer.scrollToIndex(indexOf(row)),
    scrollToTop: () => virtualizer.scrollToOffset(0),
  };
}
