import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { undoStack } from '~/shared/undo/undoStack';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { UndoKey } from './UndoKey';

startStandIn();
beforeEach(() => {
  // Calls of other test files have the same id.
  undoStack.forget('call-1');
  return startI18n('de');
});
afterEach(() => {
  undoStack.forget('call-1');
});

function open(extra: string) {
  render(
    <Provider store={openDesk().store}>
      <MemoryRouter>
        <UndoKey />
        <input aria-label="Feld" />
        <div role={extra} />
      </MemoryRouter>
    </Provider>,
  );
  const undo = vi.fn<() => void>();

  undoStack.record({
    id: 'a',
    text: { plain: 'Gesichtscreme entfernt' },
    callId: 'call-1',
    until: null,
    isPossible: () => true,
    undo,
  });
  const field = screen.getByRole('textbox', { name: 'Feld' });
  field.focus();
  return { undo, field };
}

const press = (shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: shiftKey ? 'Z' : 'z', ctrlKey: true, shiftKey });

it('Strg Z undoes the last act and says which, also from a field that was not changed (UX Undo instead of are-you-sure)', () => {
  const { undo } = open('none');
  // Not prevented: the browser's own.
  expect(press(true)).toBe(true);
  expect(press()).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByText('Zurückgenommen: Gesichtscreme entfernt').parentElement).toHaveRole('status');
  press();
  expect(screen.getByText('Es gibt nichts zurückzunehmen.')).toBeVisible();
});

it('in a field with typed text it is the browser’s, until the application has taken the text', () => {
  const { undo, field } = open('none');
  fireEvent.input(field, { target: { value: '432' } });
  expect(press()).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  if (field instanceof HTMLInputElement) field.value = '';
  expect(press()).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
});

it('while a dialog is open it does nothing', () => {
  const { undo } = open('dialog');
  expect(press()).toBe(true);
  expect(undo).not.toHaveBeenCalled();
});

it('forgets the acts of a call that cannot come back', () => {
  const act = { id: 'a', text: { plain: 'x' }, until: null, isPossible: () => true, undo: () => undefined };
  undoStack.record({ ...act, callId: 'call-0' });
  open('none');
  expect(undoStack.last('call-0')).toBeNull();
  expect(undoStack.last('call-1')).not.toBeNull();
});
