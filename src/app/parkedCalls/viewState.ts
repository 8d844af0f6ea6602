import { parkingLimits } from '~config/limits/parking';
import { contextView, type ContextView } from '~/screens/order/entry/context/contextView';

/** Where an element is: the position of each ancestor below the application's root. */
type Place = readonly number[];

/** What the agent had in view: the focus, the caret, what was scrolled, and the view of the context panel. */
interface ViewState {
  readonly context: ContextView;
  readonly focus: { readonly place: Place; readonly tag: string; readonly caret: number | null } | null;
  readonly scrolled: readonly { readonly place: Place; readonly top: number; readonly left: number }[];
}

const rootOf = (): Element => document.querySelector('#root') ?? document.body;

function placeOf(element: Element, root: Element): Place | null {
  const place: number[] = [];
  for (let current = element; current !== root;) {
    const parent = current.parentElement;
    if (parent === null) return null;
    place.unshift([...parent.children].indexOf(current));
    current = parent;
  }
  return place;
}

function elementAt(place: Place, root: Element): Element | null {
  return place.reduce<Element | null>((parent, index) => parent?.children[index] ?? null, root);
}

function caretOf(element: Element): number | null {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.selectionStart : null;
}

function viewNow(): ViewState {
  const root = rootOf();
  const active = document.activeElement;
  const focus = active === null || !root.contains(active) ? null : placeOf(active, root);
  const scrolled = [...root.querySelectorAll('*')].flatMap((element) => {
    const { scrollTop: top, scrollLeft: left } = element;
    const place = top === 0 && left === 0 ? null : placeOf(element, root);
    return place === null ? [] : [{ place, top, left }];
  });
  return {
    context: contextView.get(),
    focus: active === null || focus === null ? null : { place: focus, tag: active.tagName, caret: caretOf(active) },
    scrolled,
  };
}

/** Restores focus and scroll positions of the elements that are mounted; returns true once all are restored. */
function apply({ focus, scrolled }: ViewState): boolean {
  const root = rootOf();
  const isScrolled = scrolled.map(({ place, top, left }) => {
    const element = elementAt(place, root);
    element?.scrollTo({ top, left });
    return element !== null && Math.abs(element.scrollTop - top) <= 1 && Math.abs(element.scrollLeft - left) <= 1;
  });
  if (focus === null) return isScrolled.every(Boolean);
  const element = elementAt(focus.place, root);
  if (!(element instanceof HTMLElement) || element.tagName !== focus.tag) return false;
  element.focus({ preventScroll: true });
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && focus.caret !== null) element.setSelectionRange(focus.caret, focus.caret);
  return document.activeElement === element && isScrolled.every(Boolean);
}

const views = new Map<string, ViewState>();

/** Remembers what is in view for the call on the screen; called before a dialog takes the focus. */
export function rememberView(callId: string): void {
  views.set(callId, viewNow());
}

export function forgetView(callId: string): void {
  views.delete(callId);
}

/** Restores the view of a call while its screen is rendered; ends with the agent's next key or click, which goes where the focus is. */
export function restoreView(callId: string): void {
  const view = views.get(callId);
  views.delete(callId);
  if (view === undefined) return;
  contextView.restore(view.context);
  const until = performance.now() + parkingLimits.viewPatience;
  const ended = new AbortController();
  const end = (): void => ended.abort();
  addEventListener('keydown', end, { capture: true, signal: ended.signal });
  addEventListener('pointerdown', end, { capture: true, signal: ended.signal });
  const attempt = (): void => {
    if (ended.signal.aborted) return;
    if (apply(view) || performance.now() > until) end();
    else requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
