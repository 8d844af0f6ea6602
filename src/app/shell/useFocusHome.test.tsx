import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScreenKeys } from '~/shared/hooks/useScreenKeys';
import { Button } from '~/shared/ui/Button';
import { useFocusHome } from './useFocusHome';

afterEach(cleanup);

/** A screen with a dialog that is removed together with the focused button. */
function Screen({ onNext }: { readonly onNext: () => void }) {
  const page = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(true);
  useFocusHome();
  useScreenKeys(page);
  return (
    <main ref={page} tabIndex={-1}>
      <Button choice="n" onClick={onNext}>
        Nächster
      </Button>
      {isOpen && (
        <div role="dialog">
          <Button onClick={() => setOpen(false)}>Schließen</Button>
        </div>
      )}
    </main>
  );
}

it('a key pressed right after a dialog was closed acts on the screen below (UX Keys)', async () => {
  const onNext = vi.fn<() => void>();
  render(<Screen onNext={onNext} />);
  const close = screen.getByRole('button', { name: 'Schließen' });
  await act(async () => {
    close.focus();
    close.click();
    await Promise.resolve();
  });
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(onNext).toHaveBeenCalledTimes(1);
});
