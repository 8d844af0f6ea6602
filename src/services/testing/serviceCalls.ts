type Calls = Readonly<Record<string, () => Promise<unknown>>>;

const files = import.meta.glob<Calls>('./calls/*.ts', { eager: true, import: 'calls' });

/** By the name of an operation: the service function that sends it and reads its answer. Collected from the files in `calls/`. */
export const serviceCalls = Object.values(files).reduce<Calls>((all, calls) => ({ ...all, ...calls }), {});

/** Values without which the sample of an answer would not be one of a success, by the path of their field. */
export const givenValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cancelOrder: { 'order_status.code': 'CANCELLED' },
  cancelWaitlistItem: { 'status.type': 'CANCELLED' },
  readContent: { 'data.notifications.items[].detail': 'Text' },
};
