import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { reloaded, storedJournal } from '~/app/journal/testing/reloaded';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { aCustomer } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { consentActions } from '../consentSlice';
import { ConsentDialog } from './ConsentDialog';
import { PrivacyDialog } from './PrivacyDialog';

startStandIn();
beforeEach(() => startI18n('de'));

const customer = aCustomer({ dataProtection: true });
const notRead = { ...customer, dataProtection: false };
const notAsked = { phoneMarketResearch: 'NOT_QUERIED', emailMarketResearch: 'NOT_QUERIED' } as const;

function show(desk: Desk, dialog: 'market research' | 'privacy', who = customer) {
  return render(
    <Provider store={desk.store}>
      {dialog === 'privacy' ? <PrivacyDialog customer={who} /> : <ConsentDialog customer={who} earlier={null} />}
    </Provider>,
  );
}

const press = (name: RegExp | string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('no answer is dropped (REQ B5.1, B5.5)', () => {
  it('a reload keeps each answer that was given, and what was typed', async () => {
    const desk = openDesk();
    show(desk, 'market research', notRead);
    fireEvent.click(screen.getByRole('checkbox', { name: /vorgelesen/ }));
    const answer = (question: RegExp, name: RegExp) =>
      within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name });
    fireEvent.click(answer(/Telefon/, /Nein/));
    fireEvent.click(answer(/E-Mail/, /Ja/));
    fireEvent.change(screen.getByRole('textbox', { name: /E-Mail/ }), { target: { value: 'neu@example.com' } });
    expect(JSON.stringify(storedJournal(desk.getState()))).not.toContain(customer.email);
    cleanup();
    show(await reloaded(desk), 'market research', notRead);
    expect(screen.getByRole('checkbox', { name: /vorgelesen/ })).toBeChecked();
    expect(answer(/Telefon/, /Nein/)).toBeChecked();
    expect(answer(/E-Mail/, /Ja/)).toBeChecked();
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('neu@example.com');
  });

  it("'Später fragen' keeps the answers and what was typed for the next time", () => {
    const desk = openDesk();
    const first = show(desk, 'market research');
    const email = screen.getByRole('radiogroup', { name: /E-Mail/ });
    fireEvent.click(within(email).getByRole('radio', { name: /Ja/ }));
    const field = screen.getByRole('textbox', { name: /E-Mail/ });
    fireEvent.change(field, { target: { value: 'neu@example.com' } });
    press(/^Später fragen/);
    expect(desk.getState().consent).toMatchObject({ dialog: 'closed', answers: null, postponed: 'once' });
    first.unmount();
    show(desk, 'market research');
    expect(within(screen.getByRole('radiogroup', { name: /E-Mail/ })).getByRole('radio', { name: /Ja/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('neu@example.com');
    desk.dispatch(consentActions.forgotten());
    expect(desk.getState().consent.draft).toBeUndefined();
  });

  it('a tick that was changed is saved before the market research is asked', () => {
    const desk = openDesk();
    desk.dispatch(consentActions.privacyOpened());
    show(desk, 'privacy');
    fireEvent.click(screen.getByRole('checkbox', { name: /Werbung per Post/ }));
    press(/^Marktforschung/);
    expect(desk.getState().consent).toMatchObject({
      dialog: 'privacy',
      privacySaving: 'running',
      afterPrivacy: 'marketResearch',
    });
  });

  it('without a change the market research is asked at once', () => {
    const desk = openDesk();
    desk.dispatch(consentActions.privacyOpened());
    show(desk, 'privacy');
    press(/^Marktforschung/);
    expect(desk.getState().consent.dialog).toBe('marketResearch');
  });
});

it('a guest is not asked for the telephone, and may skip only while nothing is answered (REQ B5.6)', () => {
  const desk = openDesk();
  show(desk, 'market research', aCustomer({ isGuest: true, consents: { ...customer.consents, ...notAsked } }));
  expect(screen.queryByRole('radiogroup', { name: 'Marktforschung per Telefon' })).toBeNull();
  const skip = () => screen.getByRole('button', { name: /^Überspringen/ });
  expect(skip()).toHaveAttribute('aria-disabled', 'false');
  const email = screen.getByRole('radiogroup', { name: 'Marktforschung per E-Mail' });
  fireEvent.click(within(email).getByRole('radio', { name: /Ja/ }));
  expect(skip()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/^Überspringen ist nur möglich, solange keine der beiden Fragen/)).toBeVisible();
});

it('every question needs an answer; the number is shown as it is saved; a missing or invalid number and address are refused at their fields (REQ B5.3, B5.4)', () => {
  const desk = openDesk();
  show(
    desk,
    'market research',
    aCustomer({ dataProtection: true, consents: { ...customer.consents, ...notAsked, emailNewsletter: false } }),
  );
  const phone = () => screen.getByRole('textbox', { name: /^Telefonnummer/ });
  const email = () => screen.getByRole('textbox', { name: /^E-Mail-Adresse/ });
  const enter = (number: string, address: string) => {
    fireEvent.change(phone(), { target: { value: number } });
    fireEvent.change(email(), { target: { value: address } });
    press('Antworten übernehmen');
  };
  press('Antworten übernehmen');
  expect(screen.getByRole('dialog')).toHaveTextContent('Bitte jede Frage mit Ja oder Nein beantworten');
  for (const [question, answer] of [
    ['Marktforschung per Telefon', 'Ja'],
    ['Marktforschung per E-Mail', 'Ja'],
    ['Newsletter-Anmeldung', 'Nein'],
  ] as const) {
    const group = within(screen.getByRole('radiogroup', { name: question }));
    fireEvent.click(group.getByRole('radio', { name: answer }));
  }
  fireEvent.change(phone(), { target: { value: '+49 (0)221 99-88' } });
  expect(phone()).toHaveAccessibleDescription(/Gespeichert wird 02219988\./);
  enter('', ' ');
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Die Einwilligung konnte nicht übernommen werden.');
  expect(phone()).toHaveAccessibleDescription('Bitte Telefonnummer eingeben');
  expect(email()).toHaveAccessibleDescription('Bitte E-Mail-Adresse eingeben');
  enter('0221-abc', 'müller@example.com');
  expect(phone()).toHaveAccessibleDescription('Bitte Telefonnummer prüfen');
  expect(email()).toHaveAccessibleDescription('Bitte E-Mail-Adresse prüfen');
  expect(desk.getState().consent.answers).toBeNull();
});
