// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it.each([
  [true, 0],
  [false, 1],
])('a button that is off: %s, is pressed %i times, and can be focused (UX 3)', (isOff, count) => {
  const press = vi.fn<() => void>();
  render(
    <Button isOff={isOff} onClick={press}>
      Öffnen
    </Button>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(count);
  expect(button).toHaveAttribute('aria-disabled', String(isOff));
  button.focus();
  expect(button).toHaveFocus();
});
