import { expect, it, vi } from 'vitest';
import { once } from './once';

it('loads once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code');
  const loadOnce = once(load);
  await expect(loadOnce()).rejects.toThrow('offline');
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});
