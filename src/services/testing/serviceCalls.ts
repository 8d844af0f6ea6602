type Calls = Readonly<Record<string, () => Promise<unknown>>>;

const files = import.meta.glob<Calls>('./calls/*.ts', { eager: true, import: 'calls' });

/**
 * For each operation whose answer is read, the call of the application that reads it, by the operation's name: those of all files of
 * `calls/`.
 */
export const serviceCalls = Object.values(files).reduce<Calls>((all, calls) => ({ ...all, ...calls }), {});

/** Values without which the sample of an answer would not be one of a success, by the path of their field. */
export const givenValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cancelOrder: { 'order_status.code': 'CANCELLED' },
  cancelWaitlistItem: { 'status.type': 'CANCELLED' },
  readContent: { 'data.notifications.items[].detail': 'Text' },
};
