/** What a screen reader hears of a call, in this order; an empty text is left out. */
export interface Spoken {
  readonly name: string;
  readonly block: string;
  readonly total: string;
  readonly open: string;
  readonly changed: string;
}

export const nothingSpoken: Spoken = { name: '', block: '', total: '', open: '', changed: '' };

/**
 * Returns what differs from what was heard before as one text, or an empty one. Another name repeats everything, because it is
 * another caller; what changed is heard only with the total that it changed.
 */
export function announcementOf(heard: Spoken, now: Spoken): string {
  const before = heard.name === now.name ? heard : nothingSpoken;
  const isNew = (part: keyof Spoken) => now[part] !== '' && now[part] !== before[part];
  const changed = isNew('total') && before.total !== '' ? now.changed : '';
  const parts = (['name', 'block', 'total', 'open'] as const).filter(isNew).map((part) => now[part]);
  return [...parts, changed].filter((text) => text !== '').join(' ');
}
