import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { aPostalAddress } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { setFault } from '../../../../mocks/node.ts';
import { letterActions } from '../letterSlice';
import { RingTemplateDialog } from './RingTemplateDialog';

startStandIn();
beforeEach(() => startI18n('de'));

const erika = { externalCustomerId: '0123456', name: 'Erika Musterfrau' };

function show(customer: Parameters<typeof RingTemplateDialog>[0]['customer']) {
  const desk = openDesk();
  desk.dispatch(letterActions.ringDialogOpened());
  const address = aPostalAddress({ street: 'Heidestraße', streetNumber: '17' });
  render(
    <Provider store={desk.store}>
      <RingTemplateDialog customer={customer} address={address} />
    </Provider>,
  );
  return { desk, dialog: screen.getByRole('dialog', { name: 'Ringschablone senden' }) };
}

describe('the dialog of the ring template (REQ A11.1, B15.1, B15.2)', () => {
  it('needs a customer', () => {
    expect(show(null).dialog).toHaveTextContent('Erst einen Kunden laden');
  });

  it('names the address; a failed and a second sending have the quoted messages', async () => {
    const { desk, dialog } = show(erika);
    expect(dialog).toHaveTextContent('Erika Musterfrau');
    expect(dialog).toHaveTextContent('Heidestraße 17');
    const send = screen.getByRole('button', { name: 'Ringschablone senden' });
    expect(send).toHaveFocus();
    setFault({ path: '/ringstemplate-send', times: 1, fault: { kind: 'status', status: 500 } });
    fireEvent.click(send);
    await desk.rest();
    expect(dialog).toHaveTextContent('Hoppla... Fehler beim Senden des Ringschablone-Briefes. Bitte erneut versuchen.');
    fireEvent.click(send);
    await desk.rest();
    expect(desk.notices.at(-1)).toEqual({ variant: 'success', text: { key: 'letter.ringSent' } });
    desk.dispatch(letterActions.ringDialogOpened());
    fireEvent.click(send);
    await desk.rest();
    expect(dialog).toHaveTextContent('Die Ringschablone wurde diesem Kunden schon gesendet.');
  });
});
