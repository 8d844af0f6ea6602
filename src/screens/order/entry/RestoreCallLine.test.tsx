import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '~config/limits';
import { startI18n } from '~/shared/i18n/i18n';
import { Texts } from '~/shared/i18n/Texts';
import { RestoreCallLine } from './RestoreCallLine';

beforeAll(async () => {
  await startI18n('de');
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts down the seconds for which a left call can be restored, hidden from screen readers', () => {
  const restore = vi.fn<() => void>();
  render(
    <Texts>
      <RestoreCallLine until={Date.now() + limits.callUndoTime} onRestore={restore} />
    </Texts>,
  );
  const shown = [];
  for (let second = 0; second <= 11; second += 1) {
    shown.push(screen.getByText(/^noch/).textContent);
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
  }
  expect(shown.slice(0, 3)).toEqual(['noch 10 s', 'noch 9 s', 'noch 8 s']);
  expect(shown.slice(-2)).toEqual(['noch 0 s', 'noch 0 s']);
  expect(screen.getByText(/^noch/)).toHaveAttribute('aria-hidden', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(restore).toHaveBeenCalledTimes(1);
});
