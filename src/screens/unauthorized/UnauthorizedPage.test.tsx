import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { UnauthorizedPage } from './UnauthorizedPage';

beforeEach(() => startI18n('de'));

function show(hasOpenCall: boolean, onSignOut: (() => void) | null): void {
  render(
    <MemoryRouter>
      <UnauthorizedPage hasOpenCall={() => Promise.resolve(hasOpenCall)} onSignOut={onSignOut} />
    </MemoryRouter>,
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

describe('the sign-out of /unauthorized (REQ A3.3, DECISIONS 34)', () => {
  it('asks first where a call is open', async () => {
    const signOut = vi.fn<() => void>();
    show(true, signOut);
    press();
    expect(await screen.findByRole('status')).toHaveTextContent('Gespräch');
    expect(signOut).not.toHaveBeenCalled();
    press();
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('does not ask where no call is open', async () => {
    const signOut = vi.fn<() => void>();
    show(false, signOut);
    press();
    await vi.waitFor(() => {
      expect(signOut).toHaveBeenCalledOnce();
    });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is not offered where nobody is signed in', () => {
    show(true, null);
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
