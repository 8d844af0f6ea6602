import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

/** How a view is read from the parameters of an address and written into them. Both stay the same while mounted. */
export interface AddressedView<View> {
  readonly read: (search: URLSearchParams) => View;
  /** Keeps parameters that are not of the view. */
  readonly write: (view: View, search: URLSearchParams) => URLSearchParams;
}

/** Changes the view. A `step` can be undone by Back; `typing` replaces the address. */
export type ChangeView<View> = (change: (before: View) => View, kind: 'step' | 'typing') => void;

interface HeldView<View> {
  readonly view: View;
  /** The address that the view was last compared with. */
  readonly address: string;
  /** Addresses that were written and have not arrived yet: navigating takes longer than typing. */
  readonly written: readonly string[];
}

/** Holds the view and writes each change into the address; Back, Forward and links change it the other way round. */
export function useViewInAddress<View>({ read, write }: AddressedView<View>): readonly [View, ChangeView<View>] {
  const [search, setSearch] = useSearchParams();
  const navigation = useNavigationType();
  const address = search.toString();
  const [held, setHeld] = useState<HeldView<View>>(() => ({ view: read(search), address, written: [] }));
  if (held.address !== address) {
    const isOwn = navigation !== NavigationType.Pop && held.written.includes(address);
    setHeld({
      view: isOwn ? held.view : sameOr(held.view, read(search)),
      address,
      written: isOwn && held.written.at(-1) !== address ? held.written : [],
    });
  }
  const latest = useRef(held.view);
  useEffect(() => {
    latest.current = held.view;
  }, [held.view]);
  const change: ChangeView<View> = useCallback(
    (changeOf, kind) => {
      const view = changeOf(latest.current);
      latest.current = view;
      const next = write(view, search).toString();
      setHeld((before) => ({ ...before, view, written: [...before.written, next] }));
      // Back undoes a step, not every typed letter.
      setSearch(next, { replace: kind === 'typing' });
    },
    [search, setSearch, write],
  );
  return [held.view, change];
}

/** Another parameter of the address changed: the view stays the same object, so that nothing is requested again. */
function sameOr<View>(held: View, read: View): View {
  return JSON.stringify(held) === JSON.stringify(read) ? held : read;
}
