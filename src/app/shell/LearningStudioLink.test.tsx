import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { LearningStudioLink, learningStudioAddress } from './LearningStudioLink';

const key = 'LearningStudioLastClicked';
const show = () => render(<LearningStudioLink address="https://studio.example/" className={undefined} />);
const link = () => screen.getByRole('link', { name: /^Lernstudio/ });

beforeEach(async () => {
  await startI18n('de');
  localStorage.clear();
});
afterEach(() => {
  globalThis.kontorSettings = undefined;
});

describe('the link to the learning studio (REQ A11.2)', () => {
  it('opens a new tab without access to this one, is marked as new, and remembers the click', () => {
    const { unmount } = show();
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link()).toHaveTextContent('neu');
    expect(link().title).toContain('noch nie geöffnet');
    fireEvent.click(link());
    expect(Date.parse(localStorage.getItem(key) ?? '')).toBeGreaterThan(0);
    expect(link()).not.toHaveTextContent('neu');
    unmount();
    localStorage.setItem(key, '2026-11-20T09:05:00.000Z');
    show();
    expect(link().title).toContain('zuletzt geöffnet am 20.11.2026 10:05');
  });

  it('survives a stored value that is no time', () => {
    localStorage.setItem(key, '{');
    show();
    expect(link()).toHaveTextContent('neu');
  });

  it.each([
    ['https://studio.example/a', 'https://studio.example/a'],
    ['', null],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('the configured address %j is used as %j', (configured, address) => {
    globalThis.kontorSettings = { VITE_LEARNING_STUDIO_URL: configured };
    expect(learningStudioAddress()).toBe(address);
  });
});
