import { useEffect, useRef, type RefObject } from 'react';
import type { BankDetails } from '~/domain/payment/payment';

/**
 * Gives the focus back where the field or link that had it was removed, as by a key that takes the details over: to the method once they are
 * known, because a second Enter must not change them; else to the first field.
 */
export function useFocusAfterChange(part: RefObject<HTMLElement | null>, kind: BankDetails['kind']): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    if (document.activeElement !== document.body) return;
    const [place, field] =
      kind === 'entered' ? [part.current?.closest('[role=radiogroup]'), 'input:checked'] : [part.current, 'input'];
    place?.querySelector<HTMLElement>(field)?.focus();
  }, [part, kind]);
}
