import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n';
import { NoticeCard } from './NoticeCard';
import type { NoticeVariant } from './notices';

beforeEach(() => startI18n('de'));
afterEach(() => vi.restoreAllMocks());

const show = (variant: NoticeVariant) =>
  render(<NoticeCard notice={{ variant, text: { plain: 'Gespeichert.' } }} onDismiss={() => undefined} />);

it('a success starts with one of six sentences and keeps it across renders (REQ A9.4)', () => {
  const sentences = Array.from({ length: 6 }, (_, place) => {
    vi.spyOn(Math, 'random').mockReturnValue((place + 0.5) / 6);
    const { container, rerender, unmount } = show('success');
    const text = container.querySelector('b')?.textContent;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    rerender(
      <NoticeCard notice={{ variant: 'success', text: { plain: 'Gespeichert.' } }} onDismiss={() => undefined} />,
    );
    expect(container.querySelector('b')?.textContent).toBe(text);
    unmount();
    return text?.trim();
  });
  expect(sentences).toEqual([
    'Erledigt!',
    'Prima!',
    'Das hat geklappt!',
    'Perfekt!',
    'Gut gemacht!',
    'Alles in Ordnung!',
  ]);
});

it.each(['error', 'info'] as const)('has no such sentence for: %s', (variant) => {
  show(variant);
  expect(screen.getByText('Gespeichert.').previousSibling).toBeNull();
});
