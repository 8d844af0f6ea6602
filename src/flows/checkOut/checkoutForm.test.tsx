import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import type { Customer } from '~/domain/customer/customer';
import { initialCheckout, type CheckoutValue } from '~/domain/order/checkout';
import { paymentMethods } from '~/domain/payment/payment';
import { aCustomer, aPostalAddress } from '~/domain/testing/samples';
import { CheckoutForm, type CheckoutFormProps } from '~/features/payment/components/CheckoutForm';
import { startI18n, useText } from '~/shared/i18n/i18n';
import { setFault } from '../../../mocks/node.ts';
import { checkoutView } from './checkoutView';

startStandIn();
// jsdom lays nothing out, so it has nothing to scroll to.
beforeEach(() => startI18n('de'));

const second = aPostalAddress({ id: 'second', kind: 'DELIVERY', street: 'Rosenweg', streetNumber: '3' });
const sample = aCustomer({
  deliveryAddresses: [second],
  bankingDetails: { accountHolder: 'Erika Musterfrau', maskedIban: 'DE** 3000', bankName: 'Commerzbank' },
});

type Shown = Partial<Pick<CheckoutFormProps, 'showProblems' | 'only' | 'isBelowPayment' | 'takesFocus'>> & {
  customer?: Customer;
};

function open({ customer = sample, ...props }: Shown = {}) {
  const desk = openDesk();
  const facts = { customer, country: 'DE', methods: paymentMethods } as const;
  const changes: CheckoutValue[] = [];
  function Controlled() {
    const [value, setValue] = useState(() => initialCheckout(facts));
    const t = useText();
    return (
      <CheckoutForm
        view={checkoutView(value, facts, t)}
        value={value}
        onChange={(changed) => {
          changes.push(changed);
          setValue(changed);
        }}
        showProblems={props.showProblems ?? false}
        {...props}
      />
    );
  }
  const { unmount } = render(
    <Provider store={desk.store}>
      <Controlled />
    </Provider>,
  );
  return { desk, unmount, value: () => changes.at(-1) };
}

const method = (name: RegExp) => screen.getByRole('radio', { name });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
};
const enterBank = (iban: string) => {
  type('Kontoinhaber', 'Erika Musterfrau');
  type('IBAN', iban);
  fireEvent.click(screen.getByRole('button', { name: 'Bankverbindung prüfen' }));
};

describe('the form for payment and delivery address outside an order (REQ H1.1)', () => {
  it('offers addresses and methods; cash on delivery says why it is off', () => {
    const { value } = open();
    expect(screen.getByRole('radio', { name: /Rechnungsadresse/ })).toBeChecked();
    expect(method(/Nachnahme/)).toBeEnabled();
    fireEvent.click(screen.getByRole('radio', { name: /Rosenweg 3/ }));
    expect(value()?.deliveryAddress).toEqual(second);
    expect(method(/Nachnahme ?nur an die Rechnungsadresse/)).toBeDisabled();
    expect(screen.queryByRole('radio', { name: /Raten/ })).toBeNull();
    fireEvent.click(method(/Rechnung$/));
    expect(value()?.payment).toEqual({ method: 'INVOICE' });
  });

  it('says what is missing once it was tried', () => {
    open({ showProblems: true });
    expect(screen.getByRole('radiogroup', { name: 'Zahlung' })).toHaveAccessibleDescription('Zahlungsart wählen');
    fireEvent.click(method(/Bankeinzug/));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Bankverbindung eingeben und prüfen oder der hinterlegten zustimmen',
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /Kunde ist einverstanden/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for an address where the customer has none that is complete', () => {
    open({ customer: aCustomer({ billingAddress: aPostalAddress({ streetNumber: '' }) }), showProblems: true });
    const group = screen.getByRole('radiogroup', { name: 'Lieferadresse' });
    expect(group).toHaveAccessibleDescription('Lieferadresse wählen');
    expect(within(group).getByText(/Bitte die Adressen des Kunden prüfen/)).toBeVisible();
  });

  it('uses the details on file with the consent of the caller', () => {
    const { value } = open();
    fireEvent.click(method(/Bankeinzug ?DE\*\* 3000, Commerzbank/));
    expect(value()?.payment).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'onFile' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /Kunde ist einverstanden/ }));
    expect(value()?.payment).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'prefilled' } });
  });

  it('takes typed details after the check of the service; others can be typed again', async () => {
    const { desk, value } = open({ customer: aCustomer({ bankingDetails: null }) });
    fireEvent.click(method(/Bankeinzug/));
    enterBank('DE89 3704 0044 0532 0130 00');
    await desk.rest();
    expect(await screen.findByText(/IBAN endet auf 3000/)).toBeVisible();
    expect(value()?.payment).toMatchObject({
      bank: { kind: 'entered', iban: 'DE89370400440532013000', accountHolder: 'Erika Musterfrau' },
    });
    expect(desk.getState().checkout.bank).toEqual({ status: 'none' });
    fireEvent.click(screen.getByRole('button', { name: 'Ändern' }));
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveValue('');
  });

  it('keeps the focus where the fields or the link that have it are removed: no key would do anything', async () => {
    const { desk } = open({ customer: aCustomer({ bankingDetails: null }) });
    fireEvent.click(method(/Bankeinzug/));
    screen.getByRole('textbox', { name: 'IBAN' }).focus();
    enterBank('DE89370400440532013000');
    await desk.rest();
    const change = await screen.findByRole('button', { name: 'Ändern' });
    expect(method(/Bankeinzug/)).toHaveFocus();
    change.focus();
    fireEvent.click(change);
    expect(screen.getByRole('textbox', { name: 'Kontoinhaber' })).toHaveFocus();
  });

  it.each([
    [{ kind: 'status', status: 503 }, /konnte nicht geprüft werden/],
    [{ kind: 'status', status: 400, body: { detail: 'Diese Bank gibt es nicht.' } }, /Diese Bank gibt es nicht/],
  ] as const)('keeps what was typed when the check fails: %j', async (fault, text) => {
    const { desk, value } = open({ customer: aCustomer({ bankingDetails: null }) });
    fireEvent.click(method(/Bankeinzug/));
    setFault({ service: 'payment', fault, times: 1 });
    enterBank('DE89370400440532013000');
    await desk.rest();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox', { name: 'Kontoinhaber' })).toHaveValue('Erika Musterfrau');
    expect(value()?.payment).toEqual({ method: 'DIRECT_DEBIT', bank: { kind: 'missing' } });
  });

  it('drops a check that is running when the form is left', async () => {
    const { desk, unmount } = open({ customer: aCustomer({ bankingDetails: null }) });
    fireEvent.click(method(/Bankeinzug/));
    enterBank('DE89370400440532013000');
    unmount();
    expect((await desk.rest()).checkout.bank).toEqual({ status: 'none' });
  });

  it.each([
    [{}, ['1', '2', '3', '4', '5']],
    [{ only: 'payment' }, ['1', '2', '3']],
    [{ only: 'deliveryAddress' }, ['1', '2']],
    // Both parts are shown, each for itself: no digit is given twice.
    [{ only: 'deliveryAddress', isBelowPayment: true }, ['4', '5']],
  ] as const)('numbers its choices: %j', (props, digits) => {
    open(props);
    expect(screen.getAllByRole('radio').map((choice) => choice.getAttribute('aria-keyshortcuts'))).toEqual(digits);
  });

  it('can show one part only', () => {
    open({ only: 'payment' });
    expect(screen.queryByRole('radiogroup', { name: 'Lieferadresse' })).toBeNull();
    expect(screen.getByRole('radiogroup', { name: 'Zahlung' })).toBeVisible();
  });
});
