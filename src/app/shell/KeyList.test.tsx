import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScreenKeys } from '~/shared/hooks/useScreenKeys';
import { startI18n } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { KeyList } from './KeyList';

afterEach(() => localStorage.clear());

function Screen({ onOpen }: { readonly onOpen: () => void }) {
  const main = useRef<HTMLElement>(null);
  useScreenKeys(main);
  return (
    <main ref={main} tabIndex={-1}>
      <Button choice="1" onClick={onOpen}>
        Bestellannahme
      </Button>
    </main>
  );
}

it('the characters that act without a field are switched off and on in the list of keys, which remembers it (WCAG 2.1.4, UX Keys)', async () => {
  await startI18n('de');
  const opened = vi.fn<() => void>();
  const pressed = () => {
    opened.mockClear();
    const { unmount } = render(<Screen onOpen={opened} />);
    fireEvent.keyDown(screen.getByRole('main'), { key: '1' });
    unmount();
    return opened.mock.calls.length;
  };
  const switchKeys = (before: boolean) => {
    const { unmount } = render(<KeyList onClose={() => undefined} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Einzelne Zeichen als Tasten/ });
    expect(box.checked).toBe(before);
    fireEvent.click(box);
    unmount();
  };
  expect(pressed()).toBe(1);
  switchKeys(true);
  expect(pressed()).toBe(0);
  switchKeys(false);
  expect(pressed()).toBe(1);
});
