/** All keyboard shortcuts (UX Keys). `label`: the name of the key in German, `aria`: the `aria-keyshortcuts` notation. */
export const keys = {
  jump: { key: 'k', ctrl: true, label: 'Strg K', aria: 'Control+K' },
  customer: { key: 'F2', ctrl: false, label: 'F2', aria: 'F2' },
  newCustomer: { key: 'F3', ctrl: false, label: 'F3', aria: 'F3' },
  product: { key: 'F4', ctrl: false, label: 'F4', aria: 'F4' },
  context: { key: 'F6', ctrl: false, label: 'F6', aria: 'F6' },
  deliveryAddress: { key: 'F7', ctrl: false, label: 'F7', aria: 'F7' },
  payment: { key: 'F8', ctrl: false, label: 'F8', aria: 'F8' },
  voucher: { key: 'F9', ctrl: false, label: 'F9', aria: 'F9' },
  history: { key: 'h', ctrl: true, label: 'Strg H', aria: 'Control+H' },
  subscriptions: { key: 'b', ctrl: true, label: 'Strg B', aria: 'Control+B' },
  onAir: { key: 'd', ctrl: true, label: 'Strg D', aria: 'Control+D' },
  announceTotal: { key: 'g', ctrl: true, label: 'Strg G', aria: 'Control+G' },
  notifications: { key: 'i', ctrl: true, label: 'Strg I', aria: 'Control+I' },
  notes: { key: 'e', ctrl: true, label: 'Strg E', aria: 'Control+E' },
  infoPost: { key: 'm', ctrl: true, label: 'Strg M', aria: 'Control+M' },
  learningStudio: { key: 'u', ctrl: true, label: 'Strg U', aria: 'Control+U' },
  notices: { key: 'j', ctrl: true, label: 'Strg J', aria: 'Control+J' },
  backToCall: { key: 'o', ctrl: true, label: 'Strg O', aria: 'Control+O' },
  park: { key: 's', ctrl: true, label: 'Strg S', aria: 'Control+S' },
  parkedCalls: { key: 'F10', ctrl: false, label: 'F10', aria: 'F10' },
  undo: { key: 'z', ctrl: true, label: 'Strg Z', aria: 'Control+Z' },
  submit: { key: 'Enter', ctrl: true, label: 'Strg ⏎', aria: 'Control+Enter' },
  close: { key: 'Escape', ctrl: false, label: 'Esc', aria: 'Escape' },
  keyList: { key: '/', ctrl: true, label: 'Strg /', aria: 'Control+/' },
} as const satisfies Record<string, { key: string; ctrl: boolean; label: string; aria: string }>;

export type KeyName = keyof typeof keys;

export const keyNames = Object.keys(keys).filter((name): name is KeyName => name in keys);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function matchesKey(event: Press, name: KeyName): boolean {
  return matches(event, keys[name]);
}

/** The shortcut that a key press is; undefined: none. */
export function shortcutOf(event: Press): KeyName | undefined {
  return keyNames.find((name) => matchesKey(event, name));
}

/** Matches a key press; Control and Command are equivalent, for Macs. */
function matches(event: Press, { key, ctrl }: { readonly key: string; readonly ctrl: boolean }): boolean {
  const isControlPressed = event.ctrlKey || event.metaKey;
  if (event.altKey || isControlPressed !== ctrl) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}
