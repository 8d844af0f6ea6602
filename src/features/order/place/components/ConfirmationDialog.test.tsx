import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { anOrder } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { orderActions } from '../orderSlice';
import { ConfirmationDialog } from './ConfirmationDialog';

startStandIn();
beforeEach(() => startI18n('de'));

it('an order whose number the service does not name yet says so, with its provisional number', () => {
  const desk = openDesk();
  const order = { ...anOrder(), number: '', pregeneratedErpNumber: '4711' };
  desk.dispatch(orderActions.confirmed({ order, readOut: null }));
  render(
    <Provider store={desk.store}>
      <ConfirmationDialog title="Bestätigt" onNewSession={() => undefined} describeAddress={() => ''} />
    </Provider>,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('nennt der Dienst noch nicht (vorläufige Nummer 4711)');
});
