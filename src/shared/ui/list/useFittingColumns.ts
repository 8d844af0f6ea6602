import { useCallback, useMemo, useState } from 'react';
import { fitColumns, type ListColumn } from './listColumns';

/**
 * Returns which columns fit beside each other and which are left out, and the ref of an element as wide as the table. All fit until it is
 * measured, and where `besides`, the pixels that are not for columns, is null. Only a different result renders again: a render that
 * follows from a layout effect also runs the passive effects, such as requests, before the first paint.
 */
export function useFittingColumns<Column extends Pick<ListColumn<never>, 'id' | 'width' | 'isFixed'>>(
  columns: readonly Column[],
  besides: number | null,
) {
  const [leftIds, setLeftIds] = useState('');
  const widthRef = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const read = () => {
        const width = besides === null ? 0 : Math.max(0, element.clientWidth - besides);
        setLeftIds(idsOf(fitColumns(columns, width).left));
      };
      const observer = new ResizeObserver(read);
      // Before the first paint; the observer reports after it.
      read();
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [columns, besides],
  );
  return useMemo(() => {
    const left = columns.filter(({ id }) => leftIds.split(' ').includes(id));
    return { shown: columns.filter((column) => !left.includes(column)), left, widthRef };
  }, [columns, leftIds, widthRef]);
}

const idsOf = (columns: readonly { readonly id: string }[]): string => columns.map(({ id }) => id).join(' ');
