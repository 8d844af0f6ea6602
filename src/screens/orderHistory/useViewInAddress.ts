import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import type { ChangeView, HistoryView } from '~/features/orderHistory/historyView';
import { readView, writeView } from './historyAddress';

interface HeldView {
  readonly view: HistoryView;
  /** The address that the view was last compared with. */
  readonly address: string;
  /** Addresses that were written and have not arrived yet: navigating takes longer than typing. */
  readonly written: readonly string[];
}

/** Holds the view and writes each change into the address; Back, Forward and links change it the other way round. */
export function useViewInAddress(): readonly [HistoryView, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const navigation = useNavigationType();
  const address = search.toString();
  const [held, setHeld] = useState<HeldView>(() => ({ view: readView(search), address, written: [] }));
  if (held.address !== address) {
    const isOwn = navigation !== NavigationType.Pop && held.written.includes(address);
    setHeld({
      view: isOwn ? held.view : readView(search),
      address,
      written: isOwn && held.written.at(-1) !== address ? held.written : [],
    });
  }
  const latest = useRef(held.view);
  useEffect(() => {
    latest.current = held.view;
  }, [held.view]);
  const change: ChangeView = useCallback(
    (changeOf, kind) => {
      const view = changeOf(latest.current);
      latest.current = view;
      const next = writeView(view, search).toString();
      setHeld((before) => ({ ...before, view, written: [...before.written, next] }));
      // Back undoes a step, not every typed letter.
      setSearch(next, { replace: kind === 'typing' });
    },
    [search, setSearch],
  );
  return [held.view, change];
}
