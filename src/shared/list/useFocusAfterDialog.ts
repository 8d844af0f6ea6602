import { useEffect, useRef, type RefObject } from 'react';
import type { ListHandle } from '~/shared/ui/list/ListTable';

/** Focuses the row that a dialog was open for when it closes: the button that opened it may be gone. Null: no dialog is open. */
export function useFocusAfterDialog(table: RefObject<ListHandle | null>, dialogFor: string | null): void {
  const before = useRef(dialogFor);
  useEffect(() => {
    const closed = before.current;
    before.current = dialogFor;
    if (closed !== null && dialogFor === null) table.current?.focusRow(closed);
  }, [dialogFor, table]);
}
