import { useEffect, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isOrderText, readOrderText } from '~/domain/order/orderText';
import { selectCallState } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { selectLogins } from '~/features/customer/customerSlice';
import { recognisedText } from '~/features/customerSearch/recognitionTexts';
import { OrderTextPanel } from '~/features/orderText/components/OrderTextPanel';
import { orderTextActions } from '~/features/orderText/orderTextSlice';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { longestInput } from '~/shared/ui/TextField';
import type { Places } from './usePlaces';

/** Proposes a pasted order text as a list, and renders that list (DECISIONS 132, 135). */
export function OrderTextPart({ places }: { readonly places: Places }) {
  const t = useText();
  const dispatch = useDispatch();
  const { numberField, productField } = places;
  const logins = useSelector(selectLogins);
  const { limelightSearch } = useParts(selectCallState, 'allowed').allowed;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const place = placeOf(event.target, numberField, productField);
      if (event.defaultPrevented || place === null || document.querySelector('[role="dialog"]') !== null) return;
      const items = readOrderText(text, deskNow());
      const hasLines = /[\r\n]/.test(text.trim());
      if (isOrderText(items)) {
        const staysInField = place === 'number' && !hasLines;
        if (!staysInField) event.preventDefault();
        dispatch(orderTextActions.proposed({ items, takesFocus: !staysInField }));
      } else if (place === 'number' && hasLines) {
        event.preventDefault();
        insert(
          numberField.current,
          text
            .trim()
            .split(/\s*[\r\n]+\s*/)
            .join(', '),
        );
      }
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [dispatch, numberField, productField]);
  return (
    <OrderTextPanel
      customerText={(found) => recognisedText(found, limelightSearch, t)}
      logins={logins}
      onCustomerSearch={() => numberField.current?.focus()}
      onDone={() => productField.current?.focus()}
    />
  );
}

type Field = RefObject<HTMLInputElement | null>;

/** Where an order text is taken: in one of the two fields, or outside of every text field. */
function placeOf(target: EventTarget | null, numberField: Field, productField: Field): 'number' | 'other' | null {
  if (!(target instanceof Element)) return 'other';
  if (target === numberField.current) return 'number';
  if (target === productField.current) return 'other';
  const isText = target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]');
  return isText ? null : 'other';
}

function insert(field: HTMLInputElement | null, text: string): void {
  if (field === null) return;
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const room = longestInput - field.value.length + end - start;
  field.setRangeText(text.slice(0, room), start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
