import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { aCustomer } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { consentActions } from '../consentSlice';
import { ConsentDialog } from './ConsentDialog';
import { PrivacyDialog } from './PrivacyDialog';

startStandIn();
beforeEach(() => startI18n('de'));

const customer = aCustomer({ dataProtection: true });

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
    expect(desk.getState().consent.draft).toBeNull();
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
  const notAsked = { phoneMarketResearch: 'NOT_QUERIED', emailMarketResearch: 'NOT_QUERIED' } as const;
  show(desk, 'market research', aCustomer({ isGuest: true, consents: { ...customer.consents, ...notAsked } }));
  expect(screen.queryByRole('radiogroup', { name: 'Marktforschung per Telefon' })).toBeNull();
  const skip = () => screen.getByRole('button', { name: /^Überspringen/ });
  expect(skip()).toHaveAttribute('aria-disabled', 'false');
  const email = screen.getByRole('radiogroup', { name: 'Marktforschung per E-Mail' });
  fireEvent.click(within(email).getByRole('radio', { name: /Ja/ }));
  expect(skip()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/^Überspringen ist nur möglich, solange keine der beiden Fragen/)).toBeVisible();
});
