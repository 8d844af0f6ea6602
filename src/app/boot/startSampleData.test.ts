import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { onNotice, type Notice } from '~/shared/notify/notices';
import { startSampleData } from './startSampleData';

setLimits({ sampleDataPatience: 5 });

const notices: Notice[] = [];
let stop: () => void = () => undefined;
beforeEach(() => {
  notices.length = 0;
  stop = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  stop();
});

describe('the worker of staging’s sample data', () => {
  it('starts silently', async () => {
    await startSampleData(() => Promise.resolve());
    expect(notices).toEqual([]);
  });

  it.each([
    ['cannot be registered', () => Promise.reject(new DOMException('insecure', 'SecurityError'))],
    ['never becomes active', () => new Promise<never>(() => undefined)],
  ])('that %s does not keep the application from starting, which says so', async (_why, start) => {
    await startSampleData(start);
    expect(notices).toMatchObject([{ variant: 'error', text: { key: 'sampleData.notStarted' } }]);
  });
});
