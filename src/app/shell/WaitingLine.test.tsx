import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { whilePending } from '~/services/http/pendingRequests';
import { startI18n } from '~/shared/i18n/i18n';
import { WaitingLine } from './WaitingLine';

setLimits({ slowRequest: 5, login: 1 });
beforeEach(() => startI18n('de'));

const request = { service: 'order', method: 'GET', path: '/unknown', isChange: false, timeout: 60_000 } as const;

/** A request that ends when the returned function is called. */
function started(given: Partial<Parameters<typeof whilePending>[0]> = {}) {
  let end: () => void = () => undefined;
  const work = whilePending({ ...request, ...given }, () => new Promise<void>((resolve) => (end = resolve)));
  return { work, end: () => end() };
}

const expectGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('status')).toBeNull();
  });

describe('a request without an answer (DECISIONS 241, 252)', () => {
  it.each([
    [true, /nicht noch einmal abschicken. Spätestens nach 60 s/],
    [false, /noch geladen.*Nach 60 s/],
  ])(
    'that changes something: %s, says for how long, what to do and until when, to its end',
    async (isChange, words) => {
      render(<WaitingLine />);
      const { work, end } = started({ isChange });
      expect(screen.queryByRole('status')).toBeNull();
      expect(await screen.findByRole('status')).toHaveTextContent(words);
      expect(screen.getByText(/^Seit \d+ s keine Antwort\.$/)).toBeVisible();
      end();
      await work;
      await expectGone();
    },
  );

  it('names its step once it is over its budget, without an advice before it stalls', async () => {
    setLimits({ slowRequest: 60_000 });
    render(<WaitingLine />);
    const { work, end } = started({ service: 'customer', path: '/private/customers' });
    expect(await screen.findByRole('status')).toHaveTextContent(/^Das Kundenkonto wird geladen\.$/);
    end();
    await work;
    await expectGone();
    setLimits({ slowRequest: 5 });
  });

  it('that fails ends it as well, and one that is answered in time is never shown', async () => {
    render(<WaitingLine />);
    const failing = whilePending(request, async () => {
      await screen.findByRole('status');
      throw new Error('no connection');
    });
    await expect(failing).rejects.toThrow('no connection');
    await expectGone();
    await whilePending(request, () => Promise.resolve());
    expect(screen.queryByRole('status')).toBeNull();
  });
});
