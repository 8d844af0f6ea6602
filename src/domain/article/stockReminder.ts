/** `409`: the reminder exists already, or the product is in stock. `429`: too many requests (REQ H2.3). */
export type ReminderFailure = '409' | '429' | 'other';
