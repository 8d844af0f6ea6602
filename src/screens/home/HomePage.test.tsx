import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { HomePage } from './HomePage';
import { TodayPanel } from './TodayPanel';

beforeEach(() => startI18n('de'));

const tiles = ['/orderapp', '/creditcheck'].map((path) => ({
  path,
  title: 'common.close' as const,
  text: 'common.close' as const,
}));

function show(resume: () => void) {
  const entries = [
    { id: '1', label: 'Erika Musterfrau', detail: '0123456', opens: resume },
    { id: '2', label: 'In einem anderen Tab', detail: '', opens: null },
    { id: '3', label: 'Ohne Taste', detail: '', opens: resume },
  ];
  return render(
    <MemoryRouter>
      <HomePage fullName="Anna Beispiel" applications={tiles}>
        <TodayPanel title="Offene Gespräche" keys="AB" entries={entries} empty="" />
      </HomePage>
    </MemoryRouter>,
  );
}

describe('the keys of the home screen (REQ A5.4)', () => {
  it('the first application has the focus, and each entry is pressed by its key', () => {
    const resume = vi.fn<() => void>();
    show(resume);
    const [first, second] = screen.getAllByRole('link');
    expect(document.activeElement).toBe(first);
    const clicked = vi.fn<() => void>();
    second?.addEventListener('click', clicked);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '2' });
    expect(clicked).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
    expect(resume).toHaveBeenCalledOnce();
  });

  it.each([{ key: 'b' }, { key: 'c' }, { key: 'a', ctrlKey: true }, { key: 'a', repeat: true }, { key: 'Enter' }])(
    '%j presses none',
    (press) => {
      const resume = vi.fn<() => void>();
      show(resume);
      fireEvent.keyDown(document.activeElement ?? document.body, press);
      expect(resume).not.toHaveBeenCalled();
    },
  );

  it('an entry that cannot be opened is text, one beyond the keys is only counted', () => {
    show(() => undefined);
    expect(screen.queryByRole('button', { name: 'In einem anderen Tab' })).toBeNull();
    expect(screen.getByText('In einem anderen Tab')).toBeDefined();
    expect(screen.queryByText('Ohne Taste')).toBeNull();
    expect(screen.getByText('3')).toBeDefined();
    // Entries may have the same label: the detail describes their control.
    expect(screen.getByRole('button', { name: 'Erika Musterfrau', description: '0123456' })).toBeDefined();
  });

  it('keys outside the home screen are left alone', () => {
    const resume = vi.fn<() => void>();
    show(resume);
    render(<button type="button">Außerhalb</button>);
    const outside = screen.getByRole('button', { name: 'Außerhalb' });
    outside.focus();
    fireEvent.keyDown(outside, { key: 'a' });
    outside.blur();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(resume).not.toHaveBeenCalled();
  });
});
