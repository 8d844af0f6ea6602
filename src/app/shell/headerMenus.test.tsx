import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { configureEnglish, startI18n, switchLanguage } from '~/shared/i18n/i18n';
import { Texts } from '~/shared/i18n/Texts';
import { openDesk, startStandIn, type DeskOptions } from '~/app/testing/aDesk';
import { englishTexts } from '~/app/boot/englishTexts';
import { CountryChoice } from './CountryChoice';
import { LanguageChoice } from './LanguageChoice';
import { NewCallContext, type NewCall } from './newCallContext';

startStandIn();
beforeEach(async () => {
  configureEnglish(() => Promise.resolve(englishTexts));
  await startI18n('de');
  await switchLanguage('de');
});
afterEach(() => switchLanguage('de'));

describe('the choice of the country (REQ A13.1, C16.1)', () => {
  const resets = /Ein anderes Land beginnt ein neues Gespräch: Kunde, Warenkorb und alles Eingegebene/;

  function offerCountries(typed: string, options: DeskOptions = {}) {
    const newCall = vi.fn<NewCall>();
    const desk = openDesk(options);
    if (typed !== '') desk.dispatch(customerActions.numberTyped(typed));
    render(
      <Provider store={desk.store}>
        <NewCallContext value={newCall}>
          <CountryChoice country="DE" />
        </NewCallContext>
      </Provider>,
    );
    return newCall;
  }

  it('says what is left behind before anything is, and begins a call for another country only', () => {
    const newCall = offerCountries('0123456');
    expect(screen.getByText(resets)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'DE · Deutschland' }));
    expect(newCall).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'AT · Österreich' }));
    expect(newCall).toHaveBeenCalledWith({ country: 'AT' });
  });

  it('does not offer a country whose order entry the role does not open, and says so', () => {
    history.replaceState(null, '', '/chorderentry');
    const newCall = offerCountries('', { variant: 'swiss', country: 'CH', entries: ['swiss'] });
    const austria = screen.getByRole('button', { name: 'AT · Österreich' });
    expect(austria).toHaveAttribute('aria-disabled', 'true');
    expect(austria).toHaveAccessibleDescription(/fehlt die Berechtigung/);
    fireEvent.click(austria);
    expect(newCall).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  it('says nothing where nothing was begun', () => {
    offerCountries('');
    expect(screen.getByRole('button', { name: 'AT · Österreich' })).toBeVisible();
    expect(screen.queryByText(resets)).toBeNull();
  });
});

it('the language switches at once, is remembered, and is that of the document (REQ A6.3, A13.2)', async () => {
  render(
    <Texts>
      <LanguageChoice />
    </Texts>,
  );
  expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('group', { name: 'Language' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('Language')).toBe('en');
});
