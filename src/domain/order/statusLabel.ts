import type { StatusEntry } from './order';

/** The labels of a status history (REQ E2.3). */
export const statusLabels = [
  'created',
  'submitted',
  'accepted',
  'failed',
  'crmCustomerDataAccepted',
  'recreated',
  'rejected',
  'cancelled',
  'edited',
] as const;
export type StatusLabel = (typeof statusLabels)[number];

/** Codes and labels of the service, without case and separators. */
const spellings = new Map<string, StatusLabel>([
  ...statusLabels.map((label) => [label.toLowerCase(), label] as const),
  ['customerdataaccepted', 'crmCustomerDataAccepted'],
  ['crmkundendatenangenommen', 'crmCustomerDataAccepted'],
  ['bearbeitet', 'edited'],
  ['recreatedorder', 'recreated'],
]);

/**
 * The label of an entry of the status history, read from its kind, label and status in this order, since the first two are the
 * more precise ones; null for an unknown entry, which shows the service's own label.
 */
export function statusLabelOf({ kind, label, status }: StatusEntry): StatusLabel | null {
  for (const text of [kind ?? '', label, status]) {
    const found = spellings.get(text.toLowerCase().replaceAll(/[^a-zäöüß]/g, ''));
    if (found !== undefined) return found;
  }
  return null;
}
