import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionStorageKeys } from '~config/storageKeys';
import { openDesk, startStandIn, type Desk, type DeskOptions } from '~/app/testing/aDesk';
import { injectFault } from '~/app/testing/faultMatrix';
import { aProduct, aVariant } from '~/domain/testing/samples';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { startI18n } from '~/shared/i18n/i18n';
import { clearFaults, currentWorld, requestsSeen } from '../../../../../mocks/node.ts';
import { ReservationDialogs } from './ReservationDialogs';
import { UnavailableActions } from './UnavailableActions';

startStandIn();
// jsdom lays nothing out, so it has nothing to scroll to.
beforeEach(() => startI18n('de'));

const product = aProduct({
  baseProductNo: '454740',
  name: { short: 'Akku-Staubsauger', long: 'Akku-Staubsauger leicht' },
  brand: 'Hejmlund',
  categoryPath: ['Haushalt', 'Staubsauger'],
  status: 'Waitlistsellable',
});
const variant = aVariant({ sku: '454740001', price: 179_99, status: 'SOLDOUT', stockLevel: 'SOLD_OUT' });

/** Without `isBirthdayChecked` the date of birth is unchecked, as after a login by PIN. */
async function open(
  options: DeskOptions & { customer?: string; status?: string; isBirthdayChecked?: true } = {},
): Promise<Desk> {
  const desk = openDesk(options);
  if (options.customer !== undefined) await desk.logIn(options.customer);
  if (options.isBirthdayChecked !== true) forgetBirthdayCheck();
  render(
    <Provider store={desk.store}>
      <MemoryRouter>
        <UnavailableActions product={{ ...product, status: options.status ?? product.status }} variant={variant} />
        <ReservationDialogs />
      </MemoryRouter>
    </Provider>,
  );
  await rest(desk);
  return desk;
}

const forgetBirthdayCheck = () => sessionStorage.removeItem(sessionStorageKeys.lastBirthdayCheck);
const rest = (desk: Desk) => act(() => desk.rest());
const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
};
const dialog = () => screen.getByRole('dialog');

async function confirmBirthday(desk: Desk, day = '12.08.1964'): Promise<void> {
  type('Geburtsdatum', day);
  press('Prüfen');
  await rest(desk);
}

describe('a reservation, step by step (REQ H1.1, H1.2, H1.5)', () => {
  it('of a loaded customer: birthday, checkout, confirmation with what the caller is told', async () => {
    const desk = await open({ customer: '0123456' });
    press('Auf die Warteliste');
    expect(within(dialog()).getByRole('textbox', { name: 'Geburtsdatum' })).toHaveFocus();
    expect(dialog()).not.toHaveTextContent('1964');
    await confirmBirthday(desk);
    expect(dialog()).toHaveTextContent('Für Erika Musterfrau, Kundennummer 0123456');
    fireEvent.click(within(dialog()).getByRole('radio', { name: /Rechnung(?!sadresse)/ }));
    type('Menge', '2');
    press('Vormerken');
    await rest(desk);
    expect(dialog()).toHaveTextContent('Akku-Staubsauger leicht ist vorgemerkt.');
    expect(dialog()).toHaveTextContent('innerhalb von 6 Wochen geliefert');
    expect(dialog()).toHaveTextContent('Bezahlt wird erst nach Erhalt der Ware.');
    expect(dialog()).toHaveTextContent('365,93 €');
    expect(screen.getByRole('link', { name: 'Zur Warteliste des Kunden' })).toHaveAttribute(
      'href',
      '/waitlisthistory/0123456',
    );
    press('Fertig');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentWorld().db.waitlist.search({ external_customer_id: '0123456', offset: 0, size: 1 })[0]).toMatchObject(
      { sku: '454740001', quantity: 2, selected_payment_method: 'INVOICE' },
    );
  });

  it.each([
    ['1960-02-01', '01.02.1960', true],
    ['1960-02-01', '02.02.1960', false],
  ])(
    'takes the date of birth that was typed at the login, which the service has not got: %s, %s',
    async (typed, day, isIn) => {
      const desk = await open();
      desk.dispatch(customerActions.loginRequested('0700002'));
      await rest(desk);
      act(() => {
        desk.dispatch(customerActions.missingBirthdayAnswered(typed));
      });
      await rest(desk);
      press('Auf die Warteliste');
      await confirmBirthday(desk, day);
      expect(screen.queryByRole('button', { name: 'Vormerken' }) !== null).toBe(isIn);
    },
  );

  it('says what to do first where nobody knows the date of birth', async () => {
    await open({ customer: '0700002' });
    press('Auf die Warteliste');
    expect(dialog()).toHaveTextContent(/Im Kundenkonto steht kein Geburtsdatum/);
  });

  it('without a customer asks for the number, and waits while the login asks its questions', async () => {
    const desk = await open();
    press('Auf die Warteliste');
    expect(within(dialog()).getByRole('textbox', { name: 'Kundennummer' })).toHaveFocus();
    act(() => {
      desk.dispatch(customerActions.numberTyped('0123456'));
    });
    press('Kunde laden');
    await rest(desk);
    expect(desk.getState().customer.login).toMatchObject({ phase: 'asking', step: 'birthday' });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      desk.dispatch(customerActions.birthdayAnswered('confirmed'));
    });
    await rest(desk);
    // The login has asked for the birthday.
    expect(within(dialog()).getByRole('radiogroup', { name: 'Zahlung' })).toBeVisible();
  });

  it('does not ask for the birthday that the login has checked (DECISIONS 101)', async () => {
    await open({ customer: '0123456', isBirthdayChecked: true });
    press('Auf die Warteliste');
    expect(within(dialog()).getByRole('radiogroup', { name: 'Zahlung' })).toBeVisible();
  });

  it('says at the field that a customer number is unknown', async () => {
    const desk = await open();
    press('Auf die Warteliste');
    act(() => {
      desk.dispatch(customerActions.numberTyped('0999999'));
    });
    press('Kunde laden');
    await rest(desk);
    expect(await screen.findByText(/Kein Kunde mit der Nummer 0999999/)).toBeVisible();
  });

  it('does not go on with another date of birth', async () => {
    const desk = await open({ customer: '0123456' });
    press('Auf die Warteliste');
    await confirmBirthday(desk, '13.08.1964');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vormerken' })).toBeNull();
  });

  it('sends nothing while payment or quantity is missing, and says what is', async () => {
    const desk = await open({ customer: '0123456' });
    press('Auf die Warteliste');
    await confirmBirthday(desk);
    press('Vormerken');
    expect(screen.getByRole('radiogroup', { name: 'Zahlung' })).toHaveAccessibleDescription('Zahlungsart wählen');
    fireEvent.click(within(dialog()).getByRole('radio', { name: /Rechnung(?!sadresse)/ }));
    type('Menge', '0');
    press('Vormerken');
    expect(screen.getByRole('textbox', { name: 'Menge' })).toHaveAccessibleDescription(
      'Bitte eine Menge von 1 bis 99 eingeben.',
    );
    await rest(desk);
    expect(requestsSeen().some(({ operation }) => operation === 'createWaitlistItem')).toBe(false);
  });

  it('that the service refuses keeps what was chosen, with the quoted text', async () => {
    const desk = await open({ customer: '0123456' });
    press('Auf die Warteliste');
    await confirmBirthday(desk);
    fireEvent.click(within(dialog()).getByRole('radio', { name: /Rechnung(?!sadresse)/ }));
    injectFault('createWaitlistItem', { kind: 'status', status: 400, body: { detail: 'Bitte BNR prüfen.' } });
    press('Vormerken');
    await rest(desk);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Hoppla... Fehler beim Erstellen der Wartelistenreservierung. Bitte BNR prüfen.',
    );
    expect(within(dialog()).getByRole('radio', { name: /Rechnung(?!sadresse)/ })).toBeChecked();
  });

  it.each([
    ['the waitlist does not have it', false, 'Die Vormerkung ist nicht angekommen.'],
    ['the waitlist cannot be read', true, 'Es ist nicht sicher, ob die Vormerkung angekommen ist.'],
  ])(
    'that the service answers with an error says the quoted text first, then what is known (REQ H1.1): %s',
    async (_name, cannotRead, known) => {
      const desk = await open({ customer: '0123456' });
      press('Auf die Warteliste');
      await confirmBirthday(desk);
      fireEvent.click(within(dialog()).getByRole('radio', { name: /Rechnung(?!sadresse)/ }));
      injectFault('createWaitlistItem', { kind: 'status', status: 500, body: { detail: 'kaputt' } });
      if (cannotRead) injectFault('readWaitlist', { kind: 'status', status: 503 });
      press('Vormerken');
      await rest(desk);
      expect(dialog()).toHaveTextContent(
        `Hoppla... Fehler beim Erstellen der Wartelistenreservierung. Der Dienst hat mit einem Fehler geantwortet („kaputt“). ${known}`,
      );
    },
  );

  it('whose answer is lost is looked up before it can be sent again', async () => {
    const desk = await open({ customer: '0123456' });
    press('Auf die Warteliste');
    await confirmBirthday(desk);
    fireEvent.click(within(dialog()).getByRole('radio', { name: /Rechnung(?!sadresse)/ }));
    injectFault('createWaitlistItem', { kind: 'reset', after: 'after' });
    injectFault('readWaitlist', { kind: 'status', status: 503 });
    press('Vormerken');
    await rest(desk);
    expect(dialog()).toHaveTextContent('Es ist nicht sicher, ob die Vormerkung angekommen ist.');
    expect(screen.queryByRole('button', { name: 'Vormerken' })).toBeNull();
    clearFaults();
    press('In der Warteliste nachsehen');
    await rest(desk);
    expect(dialog()).toHaveTextContent('ist vorgemerkt.');
  });

  it('is closed by Abbrechen; opened again it does not ask for the birthday once more', async () => {
    const desk = await open({ customer: '0123456' });
    press('Auf die Warteliste');
    await confirmBirthday(desk);
    press('Abbrechen');
    expect(screen.queryByRole('dialog')).toBeNull();
    await rest(desk);
    press('Auf die Warteliste');
    expect(within(dialog()).getByRole('radiogroup', { name: 'Zahlung' })).toBeVisible();
  });

  it('has its field focused again when the screen below takes the focus', async () => {
    await open({ customer: '0123456' });
    press('Auf die Warteliste');
    screen.getByRole('button', { name: 'An Bestand erinnern', hidden: true }).focus();
    expect(within(dialog()).getByRole('textbox', { name: 'Geburtsdatum' })).toHaveFocus();
  });

  it('is offered for products with a waitlist only', async () => {
    await open({ status: 'Soldout' });
    expect(screen.queryByRole('button', { name: 'Auf die Warteliste' })).toBeNull();
  });
});

describe('a stock reminder in two steps (REQ H2.1, H2.2, H2.3, H2.4)', () => {
  it('proposes the e-mail address of the customer and says what the caller is told', async () => {
    const desk = await open({ customer: '0123456' });
    press('An Bestand erinnern');
    expect(dialog()).toHaveTextContent('Schritt 1 von 2');
    expect(dialog()).toHaveTextContent('Haushalt › Staubsauger');
    const email = within(dialog()).getByRole('textbox', { name: 'E-Mail-Adresse' });
    expect(email).toHaveValue('erika.musterfrau@example.com');
    expect(email).toHaveFocus();
    press('Erinnerung anlegen');
    await rest(desk);
    expect(dialog()).toHaveTextContent('Schritt 2 von 2');
    expect(dialog()).toHaveTextContent('Erst ein Klick auf diesen Link bestätigt die Erinnerung.');
    expect(dialog()).toHaveTextContent(/Der heutige Preis von 179,99\s€ bleibt erhalten/);
    press('Fertig');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['', 'Bitte die E-Mail-Adresse eingeben, an die erinnert wird.'],
    ['erika@', 'Bitte die E-Mail-Adresse prüfen: name@anbieter.de, ohne Umlaute, höchstens 80 Zeichen.'],
    ['erika@müller.de', 'Bitte die E-Mail-Adresse prüfen: name@anbieter.de, ohne Umlaute, höchstens 80 Zeichen.'],
  ])('does not accept %j', async (typed, text) => {
    const desk = await open();
    press('An Bestand erinnern');
    type('E-Mail-Adresse', ' ');
    type('E-Mail-Adresse', typed);
    press('Erinnerung anlegen');
    await rest(desk);
    expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveAccessibleDescription(text);
    expect(requestsSeen().some(({ operation }) => operation === 'subscribeStockReminder')).toBe(false);
  });

  it.each([
    [409, 'Lagerbestandserinnerung kann nicht abonniert werden: Der Produktbestand ist noch verfügbar'],
    [
      429,
      'Sie haben mehrere Anfragen für eine Bestandserinnerung gesendet In einigen Minuten ist ein neuer Versuch möglich.',
    ],
    [503, 'Technischer Fehler. Bitte erneut versuchen.'],
  ])('after %d says so and keeps the e-mail address', async (status, text) => {
    const desk = await open();
    press('An Bestand erinnern');
    type('E-Mail-Adresse', 'neue@example.com');
    injectFault('subscribeStockReminder', { kind: 'status', status });
    // The article is in stock again: a 409 of one that is sold out says that there is a reminder (DECISIONS 160).
    injectFault('readStock', { kind: 'json', body: { stocks: [] } });
    press('Erinnerung anlegen');
    await rest(desk);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('neue@example.com');
    clearFaults();
    press('Erinnerung anlegen');
    await rest(desk);
    expect(dialog()).toHaveTextContent('neue@example.com');
    expect(dialog()).toHaveTextContent('Schritt 2 von 2');
  });
});
