// In a file of its own: it loads the module twice, after which the modules of other tests would be others.
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { setLimits } from '~config/testing/testLimits';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const alarms: unknown[] = [];
let logged = 0;
const server = setupServer(
  http.post('*/services/logging', () => {
    logged += 1;
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/services/alarm', async ({ request }) => {
    alarms.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*/services/ip-lookup', () => HttpResponse.json({ ip: '192.0.2.7' })),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});

it('two tabs that fail at the same moment send one alarm, although storage is seen by the other tab only later (REQ A12.2, QUALITY 20)', async () => {
  setLimits({ alarmLockHold: 40 });
  // Grants the lock to one at a time, like the browser.
  let queue: Promise<unknown> = Promise.resolve();
  const lock = async (_name: string, work: () => Promise<unknown>) => (queue = queue.then(work));
  Object.defineProperty(navigator, 'locks', { value: { request: lock }, configurable: true });
  let seenByOthers: Readonly<Record<string, number>> = {};
  const tabs = await Promise.all(
    [1, 2].map(async () => {
      vi.resetModules();
      const tab = await import('./loggingService');
      let own = {};
      tab.configureLogging({
        getUsername: () => null,
        alarmMemory: {
          read: () => ({ ...seenByOthers, ...own }),
          write: (sent) => {
            own = sent;
            setTimeout(() => (seenByOthers = sent), 20);
          },
        },
      });
      return tab;
    }),
  );
  for (const [index, tab] of tabs.entries()) tab.log('severe', `order ${String(4711 + index)} cannot be read`);
  await vi.waitFor(() => {
    expect(logged).toBe(2);
    expect(alarms).toHaveLength(1);
  });
  await queue;
  expect(alarms).toEqual([{ text: 'order 4711 cannot be read' }]);
  Reflect.deleteProperty(navigator, 'locks');
});
