import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams, type Location } from 'react-router';

/** How a view is read from the parameters of an address and written into them. Both stay the same while mounted. */
export interface AddressedView<View> {
  readonly read: (search: URLSearchParams) => View;
  /** Keeps parameters that are not of the view. */
  readonly write: (view: View, search: URLSearchParams) => URLSearchParams;
}

/** Changes the view. A `step` can be undone by Back; `typing` replaces the address. */
export type ChangeView<View> = (change: (before: View) => View, kind: 'step' | 'typing') => void;

/** A view that was changed here. Navigating takes longer than typing, so its address is rendered later than the view. */
interface ChangedView<View> {
  readonly view: View;
  /** The location that was rendered when the view was changed. */
  readonly from: Location;
  /** The addresses that were written and not rendered by then, the one of the view last. */
  readonly written: readonly string[];
}

/** Holds the view and writes each change into the address; Back, Forward and links change it the other way round. */
export function useViewInAddress<View>({ read, write }: AddressedView<View>): readonly [View, ChangeView<View>] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigation = useNavigationType();
  const [changed, setChanged] = useState<ChangedView<View> | null>(null);
  const address = search.toString();
  // Read without the parameters that are not of the view: when they change, it stays the same object, and nothing is requested again.
  const ownPart = write(read(search), new URLSearchParams()).toString();
  const addressed = useMemo(() => read(new URLSearchParams(ownPart)), [read, ownPart]);
  const inForce =
    changed !== null &&
    (changed.from === location || (navigation !== NavigationType.Pop && changed.written.includes(address)))
      ? changed
      : null;
  const view = inForce === null ? addressed : inForce.view;
  const onTheWay = useMemo(
    () => inForce?.written.slice(inForce.written.indexOf(address) + 1) ?? [],
    [inForce, address],
  );
  // Applies each change to the latest view, even if that view is not rendered yet.
  const latest = useRef({ view, onTheWay });
  useLayoutEffect(() => {
    latest.current = { view, onTheWay };
  }, [view, onTheWay]);
  const change: ChangeView<View> = useCallback(
    (changeOf, kind) => {
      const next = changeOf(latest.current.view);
      const target = write(next, search).toString();
      const written = [...latest.current.onTheWay, target];
      latest.current = { view: next, onTheWay: written };
      setChanged({ view: next, from: location, written });
      // Back undoes a step, not every typed letter.
      setSearch(target, { replace: kind === 'typing' });
    },
    [search, location, setSearch, write],
  );
  return [view, change];
}
