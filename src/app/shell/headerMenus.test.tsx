import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { configureEnglish, startI18n, switchLanguage } from '~/shared/i18n/i18n';
import { Texts } from '~/shared/i18n/Texts';
import { openDesk, startStandIn, type DeskOptions } from '~/app/testing/aDesk';
import { englishTexts } from '~/app/boot/englishTexts';
import { CountryChoice } from './CountryChoice';
import { LanguageChoice } from './LanguageChoice';
import { SalesChoice } from './SalesChoice';
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

describe('Enter in the search of the sales offices (REQ A13.1, UX Keys)', () => {
  function search(typed: string) {
    const desk = openDesk();
    render(
      <Provider store={desk.store}>
        <SalesChoice sales={desk.getState().call.sales} />
      </Provider>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Verkaufsbüro suchen/ });
    fireEvent.change(field, { target: { value: typed } });
    if (field.form === null) throw new Error('Enter submits no form');
    fireEvent.submit(field.form);
    return desk.getState().call.sales;
  }

  it('takes the only one that is found', () => {
    expect(search('1008')).toEqual({ channel: '01', office: '1008' });
  });

  it('of several focuses the first, and says where there is none', () => {
    const before = search('hse');
    expect(before).toEqual({ channel: '04', office: '4001' });
    expect(screen.getByRole('button', { name: '1001 HSE' })).toHaveFocus();
    cleanup();
    expect(search('9999')).toEqual(before);
    expect(screen.getByRole('alert')).toHaveTextContent('Kein Verkaufsbüro mit dieser Nummer oder diesem Namen.');
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
