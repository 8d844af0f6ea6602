/** The fields that the history of edits names, in the order in which they are shown; `text`: the service's own words. */
export const editedFields = [
  'text',
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'packstationNumber',
  'zipCode',
  'city',
  'quantity',
  'title',
  'sku',
  'priceDate',
  'weeeTakeBackEnabled',
  'cancellationReason',
  'method',
  'installmentCount',
  'dueDay',
  'maskedIban',
  'code',
  'email',
  'phoneNumber',
] as const;
export type EditedField = (typeof editedFields)[number];

/** What was there before or after a change; empty: nothing. */
export type EditedValue = Readonly<Partial<Record<EditedField, string>>>;

/** One change of the history of edits. */
export interface EditedChange {
  readonly operation: string;
  readonly before: EditedValue;
  readonly after: EditedValue;
}

/** One edit of an order's history (REQ F4.1). */
export interface EditHistoryEntry {
  /** ISO 8601 with offset; empty where the service sends none. */
  readonly editedAt: string;
  readonly agentUsername: string | null;
  readonly changes: readonly EditedChange[];
}
