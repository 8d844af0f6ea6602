import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '~/domain/common/agent';
import { startI18n } from '~/shared/i18n/i18n';
import { applicationsOf } from '~/app/session/access';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { JumpField } from './JumpField';

startStandIn();
beforeEach(() => startI18n('de'));

const agent: Agent = { username: 'anna.beispiel', fullName: 'Anna Beispiel', roles: ['OrderManagementRole'] };

function open() {
  const desk = openDesk();
  render(
    <Provider store={desk.store}>
      <MemoryRouter initialEntries={['/orderapp']}>
        <button>davor</button>
        <JumpField agent={agent} applications={applicationsOf(agent)} />
      </MemoryRouter>
    </Provider>,
  );
  screen.getByRole('button', { name: 'davor' }).focus();
  return { desk, field: screen.getByRole('combobox', { name: 'Suchen oder springen' }) };
}

const typeInto = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the command palette (UX Keys)', () => {
  it('keeps what is typed before its code has arrived, and an Enter takes the first line once it is known', async () => {
    const { desk, field } = open();
    act(() => {
      field.focus();
    });
    typeInto(field, '0123456');
    fireEvent.keyDown(field, { key: 'Enter' });
    await expect.poll(() => desk.getState().customer.numberField).toBe('0123456');
    expect(field).toHaveValue('');
    expect(screen.getByRole('button', { name: 'davor' })).toHaveFocus();
    await desk.rest();
  });

  it('opens with what is likely, which only an arrow chooses, says how many there are, and closes by Esc', async () => {
    const { field } = open();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(field).toHaveFocus();
    expect(await screen.findByRole('option', { name: 'Gastkunde' })).toBeVisible();
    expect(field).not.toHaveAttribute('aria-activedescendant');
    typeInto(field, 'gast');
    expect(screen.getByRole('option', { name: 'Gastkunde' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('ein Treffer')).toBeInTheDocument();
    typeInto(field, 'gibt es nicht');
    expect(screen.getByText(/^Nichts gefunden/)).toBeVisible();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveValue('');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('button', { name: 'davor' })).toHaveFocus();
  });
});
