import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { forgetNotices, notify, onNotice } from '~/shared/notify/notices';
import { NoticeDrawer } from './NoticeDrawer';

const correlationId = '6f1f7a2e-4a54-4c0e-9a38-0d6c7f0b1a11';
const copied = vi.fn<(text: string) => Promise<void>>();
let stopListening: () => void;

const pass = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

beforeEach(async () => {
  await startI18n('de');
  vi.useFakeTimers();
  stopListening = onNotice(() => undefined);
  forgetNotices();
  vi.advanceTimersByTime(1_000);
  copied.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
});
afterEach(() => {
  stopListening();
  forgetNotices();
  pass();
  vi.useRealTimers();
});

describe('the drawer with the notices of this session (REQ A9, QUALITY 20)', () => {
  it('lists time, kind, text and correlation id, newest first, without personal data', () => {
    render(<NoticeDrawer onClose={() => undefined} />);
    const drawer = screen.getByRole('region', { name: 'Hinweise' });
    expect(drawer).toHaveTextContent('In dieser Sitzung gab es noch keine Hinweise.');
    notify({ variant: 'success', text: { plain: 'Gespeichert.' } });
    notify({
      variant: 'error',
      text: { plain: 'erika.musterfrau@example.com hat keine IBAN DE89370400440532013000.' },
      technical: `POST order /offers: problem 500 · ${correlationId}`,
    });
    pass();
    const [newest, oldest] = within(drawer).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/Fehler\s*\d\d:\d\d:\d\d.*\*\*\* hat keine IBAN \*\*\*/);
    expect(newest).toHaveTextContent(correlationId);
    expect(drawer).not.toHaveTextContent(/erika|DE89/);
    expect(oldest).toHaveTextContent(/Erfolg.*Gespeichert\./);
  });

  it('copies one notice or all of them, masked', async () => {
    notify({ variant: 'error', text: { plain: 'Mail an a@example.com' }, technical: correlationId });
    notify({ variant: 'info', text: { plain: 'zweite' } });
    pass();
    render(<NoticeDrawer onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Alle kopieren' }));
    const [all = ''] = copied.mock.lastCall ?? [];
    expect(all.split('\n')).toHaveLength(2);
    expect(all).toContain(`Fehler · Mail an *** · ${correlationId}`);
    const [, last] = screen.getAllByRole('button', { name: /^Hinweis von .* kopieren$/ });
    if (last) fireEvent.click(last);
    expect(copied.mock.lastCall?.[0]).toMatch(/^\d\d:\d\d:\d\d · Fehler/);
    await act(() => Promise.resolve());
    expect(screen.getByText('Kopiert.')).toBeVisible();
  });

  it('says so where nothing can be copied', async () => {
    notify({ variant: 'info', text: { plain: 'a' } });
    pass();
    copied.mockRejectedValue(new Error('no'));
    render(<NoticeDrawer onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Alle kopieren' }));
    await act(() => Promise.resolve());
    expect(screen.getByRole('status')).toHaveTextContent('Kopieren ist hier nicht möglich.');
  });
});
