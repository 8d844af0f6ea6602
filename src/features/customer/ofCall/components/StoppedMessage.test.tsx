import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { aCustomer } from '~/domain/testing/samples';
import { startI18n } from '~/shared/i18n/i18n';
import { StoppedMessage } from './StoppedMessage';

startStandIn();
beforeEach(() => startI18n('de'));

it('says that the country cannot be changed, with the detail of the service (REQ B13.1)', () => {
  const customer = aCustomer({ externalCustomerId: '0200001', originCountry: 'AT', billingAddress: null });
  const countryChange = { status: 'refused', detail: 'Der Kunde hat noch offene Aufträge.' } as const;
  render(
    <Provider store={openDesk().store}>
      <StoppedMessage
        login={{ phase: 'stopped', step: 'wrongCountry', customer, countryChange }}
        country="DE"
        mayEdit
        maySwitchTo={() => true}
        onCountrySwitch={() => undefined}
        onCompleteLightUser={() => undefined}
      />
    </Provider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Land kann nicht in Deutschland geändert werden Der Kunde hat noch offene Aufträge.',
  );
});

it('names no country and no order entry where the customer’s is not served (REQ B2.3, DECISIONS 191)', () => {
  const customer = aCustomer({ originCountry: null, otherOriginCountry: 'FR', billingAddress: null });
  render(
    <Provider store={openDesk().store}>
      <StoppedMessage
        login={{ phase: 'stopped', step: 'wrongCountry', customer, countryChange: { status: 'none' } }}
        country="AT"
        mayEdit
        maySwitchTo={() => true}
        onCountrySwitch={() => undefined}
        onCompleteLightUser={() => undefined}
      />
    </Provider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('in einem Land, das nicht beliefert wird');
  expect(screen.queryByRole('button', { name: /^Land wechseln/ })).toBeNull();
});

it.each([
  [true, /^$/],
  [false, /fehlt die Berechtigung/],
])('leads to the country of the customer where the role opens its order entry: %s', (isOpen, reason) => {
  const onCountrySwitch = vi.fn<(country: string, customerNumber: string) => void>();
  const customer = aCustomer({ externalCustomerId: '0300002', originCountry: 'AT', billingAddress: null });
  render(
    <Provider store={openDesk().store}>
      <StoppedMessage
        login={{ phase: 'stopped', step: 'wrongCountry', customer, countryChange: { status: 'none' } }}
        country="CH"
        mayEdit
        maySwitchTo={() => isOpen}
        onCountrySwitch={onCountrySwitch}
        onCompleteLightUser={() => undefined}
      />
    </Provider>,
  );
  const way = screen.getByRole('button', { name: /^Land wechseln/ });
  expect(way).toHaveAttribute('aria-disabled', String(!isOpen));
  fireEvent.click(way);
  expect(onCountrySwitch.mock.calls).toEqual(isOpen ? [['AT', '0300002']] : []);
  expect(way).toHaveAccessibleDescription(reason);
});
