import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isOrderText, readOrderText } from '~/domain/order/orderText';
import { deskNow } from '~/features/call/deskTime';
import { selectLogins } from '~/features/customer/ofCall/customerSlice';
import { OrderTextPanel } from '~/features/order/text/components/OrderTextPanel';
import { orderTextActions } from '~/features/order/text/orderTextSlice';
import { longestInput } from '~/shared/ui/TextField';
import type { Places } from './usePlaces';

interface OrderTextPartProps {
  readonly places: Places;
  /** Lines that were pasted before this part was rendered; null: none. */
  readonly earlyText: string | null;
  /** Called once this part listens for pasted texts. */
  readonly onReady: () => void;
}

/** Proposes a pasted order text as a list, and renders that list (DECISIONS 132, 135). */
export function OrderTextPart({ places, earlyText, onReady }: OrderTextPartProps) {
  const dispatch = useDispatch();
  const { numberField, productField } = places;
  const logins = useSelector(selectLogins);
  const takenEarly = useRef<string | null>(null);
  const onReadyNow = useEffectEvent(onReady);
  useEffect(() => {
    /** Returns whether the text was handled, so that the browser must not insert it into the field. */
    const take = (text: string, place: 'number' | 'other'): boolean => {
      const items = readOrderText(text, deskNow());
      const hasLines = /[\r\n]/.test(text.trim());
      if (isOrderText(items)) {
        const staysInField = place === 'number' && !hasLines;
        dispatch(orderTextActions.proposed({ items, takesFocus: !staysInField }));
        return !staysInField;
      }
      if (place === 'other' || !hasLines) return false;
      const inOneLine = text
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .join(', ');
      insert(numberField.current, inOneLine);
      return true;
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const place = placeOf(event.target, numberField, productField);
      if (event.defaultPrevented || place === null || document.querySelector('[role="dialog"]') !== null) return;
      if (take(text, place)) event.preventDefault();
    };
    if (earlyText !== null && takenEarly.current !== earlyText) take(earlyText, 'number');
    takenEarly.current = earlyText;
    onReadyNow();
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [dispatch, numberField, productField, earlyText]);
  return (
    <OrderTextPanel
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
