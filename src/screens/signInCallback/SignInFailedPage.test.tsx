import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { localStorageKeys } from '~config/storageKeys';
import { setNavigation } from '~/features/auth/navigation';
import { startI18n } from '~/shared/i18n/i18n';
import { Texts } from '~/shared/i18n/Texts';
import { SignInFailedPage } from './SignInFailedPage';

beforeAll(async () => {
  await startI18n('de');
});
afterEach(cleanup);

function show(): void {
  render(
    <Texts>
      <SignInFailedPage reason="codeRefused" path="/orderhistory/0123456" />
    </Texts>,
  );
}

it('trying again goes to the same path', async () => {
  const leaving = vi.fn<(address: string) => void>();
  setNavigation(leaving);
  show();
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => {
    expect(leaving).toHaveBeenCalledTimes(1);
  });
  expect(localStorage.getItem(localStorageKeys.pathBeforeRedirect)).toBe('/orderhistory/0123456');
});

it('shows why a retry cannot be started', async () => {
  show();
  const before = screen.getByRole('alert').textContent;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => {
    expect(screen.getByRole('alert').textContent).not.toBe(before);
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/Speicher/);
});
