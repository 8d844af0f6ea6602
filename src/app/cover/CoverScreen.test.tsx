import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLeaving, setNavigation } from '~/features/auth/navigation';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { startI18n } from '~/shared/i18n/i18n';
import { Dialog } from '~/shared/ui/Dialog';
import { CoverScreen } from './CoverScreen';

const place = document.createElement('div');
place.id = 'cover';

beforeEach(async () => {
  await startI18n('de');
  document.body.append(place);
});
afterEach(() => {
  place.remove();
  document.documentElement.removeAttribute('data-covered');
});

const agent = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: [] };
const aDialog = (
  <Dialog title="Geburtsdatum" actions={null}>
    Frage
  </Dialog>
);

function ScreenBelow({ onKey }: { readonly onKey: () => void }) {
  useHotkey('submit', onKey);
  return null;
}

describe('the cover (DECISIONS 104)', () => {
  it('is read by assistive technology over an open dialog, and over one that opens below it', async () => {
    render(aDialog);
    expect(place).toHaveAttribute('aria-hidden', 'true');
    render(
      <MemoryRouter>
        <CoverScreen agent={agent} since={0} />
      </MemoryRouter>,
      { container: place },
    );
    expect(screen.getByRole('button', { name: 'Als Anna Beispiel anmelden' })).toBeVisible();
    render(aDialog);
    await waitFor(() => {
      expect(place).not.toHaveAttribute('aria-hidden');
    });
  });

  it('any key opens the sign-in once, and again where its navigation was stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const leave = vi.fn<(address: string) => void>();
    setNavigation(leave);
    render(
      <MemoryRouter initialEntries={['/orderapp']}>
        <CoverScreen agent={agent} since={0} />
      </MemoryRouter>,
    );
    fireEvent.keyDown(window, { key: 'Shift' });
    for (const key of ['a', 'Enter', 'b']) fireEvent.keyDown(window, { key });
    await vi.waitFor(() => {
      expect(leave).toHaveBeenCalledTimes(1);
    });
    expect(isLeaving()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    // Otherwise the call would not be saved any more once another tab has uncovered this one.
    expect(isLeaving()).toBe(false);
    fireEvent.keyDown(window, { key: 'b' });
    await vi.waitFor(() => {
      expect(leave).toHaveBeenCalledTimes(2);
    });
    vi.useRealTimers();
  });

  it('no shortcut of the covered screen runs, also while the code of the cover is loading', () => {
    const onKey = vi.fn<() => void>();
    render(<ScreenBelow onKey={onKey} />);
    document.documentElement.toggleAttribute('data-covered', true);
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    expect(onKey).not.toHaveBeenCalled();
    document.documentElement.toggleAttribute('data-covered', false);
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    expect(onKey).toHaveBeenCalledTimes(1);
  });
});
