import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { watchingForStall } from '~/services/http/stalledRequests';
import { startI18n } from '~/shared/i18n/i18n';
import { StalledMark } from './StalledMark';

setLimits({ slowRequest: 5 });
beforeEach(() => startI18n('de'));

describe('a request without an answer (DECISIONS 241)', () => {
  it.each([
    [true, /nicht noch einmal abschicken. Spätestens nach 60 s/],
    [false, /noch geladen.*Nach 60 s/],
  ])(
    'that changes something: %s, says for how long, what to do and until when, to its end',
    async (isChange, words) => {
      render(<StalledMark />);
      let end: () => void = () => undefined;
      const work = watchingForStall(
        { isChange, timeout: 60_000 },
        () => new Promise<void>((resolve) => (end = resolve)),
      );
      expect(screen.queryByRole('status')).toBeNull();
      expect(await screen.findByRole('status')).toHaveTextContent(words);
      expect(screen.getByText(/^Seit \d+ s keine Antwort\.$/)).toBeVisible();
      end();
      await work;
      await waitFor(() => {
        expect(screen.queryByRole('status')).toBeNull();
      });
    },
  );

  it('that fails ends it as well, and one that is answered in time is never shown', async () => {
    render(<StalledMark />);
    const failing = watchingForStall({ isChange: true, timeout: 60_000 }, async () => {
      await screen.findByRole('status');
      throw new Error('no connection');
    });
    await expect(failing).rejects.toThrow('no connection');
    await waitFor(() => {
      expect(screen.queryByRole('status')).toBeNull();
    });
    await watchingForStall({ isChange: true, timeout: 60_000 }, () => Promise.resolve());
    expect(screen.queryByRole('status')).toBeNull();
  });
});
