import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { BirthDateOnFile } from '~/domain/customer/birthDateOnFile';
import { deskNow } from '~/features/call/deskTime';
import { startI18n } from '~/shared/i18n/i18n';
import { Texts } from '~/shared/i18n/Texts';
import { requestsSeen, setFault } from '../../../../mocks/node.ts';
import { callerCheckActions } from './callerCheckSlice';
import { BirthDateForm } from './components/BirthDateForm';

startStandIn();
beforeAll(async () => {
  await startI18n('de');
});
afterEach(cleanup);

const { checkRequested, callerCheckDropped } = callerCheckActions;

async function check(customerNumber: string, birthDate: string, desk = openDesk()): Promise<Desk> {
  desk.dispatch(checkRequested({ customerNumber, birthDate }));
  await desk.rest();
  return desk;
}
const stateOf = (desk: Desk) => desk.getState().callerCheck;

describe('the date of birth that the caller names (REQ B4.4, G2.2, H1.2, DECISIONS 8)', () => {
  it.each([
    ['0123456', '1964-08-12', 'confirmed'],
    ['0123456', '1964-08-13', 'denied'],
    ['0999999', '1964-08-12', 'customerNotFound'],
  ])('of %s is compared by the service: %s is %s', async (customerNumber, birthDate, phase) => {
    expect(stateOf(await check(customerNumber, birthDate))).toEqual({ phase, customerNumber });
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'reset' }, { kind: 'html' }] as const)(
    'is never confirmed by a failure, and can be checked again: %j',
    async (fault) => {
      setFault({ service: 'customer', fault, times: 1 });
      const desk = await check('0123456', '1964-08-12');
      expect(stateOf(desk)).toEqual({ phase: 'failed', customerNumber: '0123456' });
      expect(desk.notices).toEqual([]);
      expect(stateOf(await check('0123456', '1964-08-12', desk)).phase).toBe('confirmed');
    },
  );

  it('of another customer is not confirmed by an older answer', async () => {
    const desk = openDesk();
    setFault({ service: 'customer', fault: { kind: 'delay', milliseconds: 60 }, times: 1 });
    desk.dispatch(checkRequested({ customerNumber: '0123456', birthDate: '1964-08-12' }));
    await check('0180010', '1901-01-01', desk);
    expect(stateOf(desk)).toEqual({ phase: 'denied', customerNumber: '0180010' });
  });

  it('is in no state, and dropping it cancels the check', async () => {
    const desk = await check('0123456', '1964-08-12');
    expect(JSON.stringify(desk.getState().callerCheck)).not.toContain('1964');
    desk.dispatch(checkRequested({ customerNumber: '0123456', birthDate: '1964-08-12' }));
    desk.dispatch(callerCheckDropped());
    expect((await desk.rest()).callerCheck).toEqual({ phase: 'none' });
  });
});

describe('the form for it', () => {
  function open(desk: Desk, onFile: BirthDateOnFile = { with: 'service' }) {
    render(
      <Provider store={desk.store}>
        <Texts>
          <BirthDateForm customerNumber="0123456" onFile={onFile} now={deskNow} />
        </Texts>
      </Provider>,
    );
    return screen.getByRole('textbox', { name: 'Geburtsdatum' });
  }
  const enter = (field: HTMLElement, text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Prüfen' }));
  };

  it.each(['12081964', '12.8.64', '12.08.1964'])('takes %s', async (text) => {
    const desk = openDesk();
    enter(open(desk), text);
    await act(() => desk.rest());
    expect(stateOf(desk).phase).toBe('confirmed');
  });

  it.each([
    ['', 'Bitte das Geburtsdatum eingeben (TT.MM.JJJJ).'],
    ['31.02.1980', 'Dieses Datum gibt es nicht. Bitte Tag und Monat prüfen.'],
  ])('sends nothing for %j and says what to do', (text, message) => {
    const field = open(openDesk());
    enter(field, text);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(requestsSeen()).toEqual([]);
  });

  it.each([
    ['12.08.1964', 'confirmed'],
    ['13.08.1964', 'denied'],
  ])('compares %s with the one that was typed at the login, which the service has not got: %s', (text, phase) => {
    const desk = openDesk();
    enter(open(desk, { with: 'call', birthDate: '1964-08-12' }), text);
    expect(stateOf(desk)).toEqual({ phase, customerNumber: '0123456' });
    expect(requestsSeen()).toEqual([]);
  });

  it('says what to do first where nobody knows it', () => {
    render(
      <Provider store={openDesk().store}>
        <Texts>
          <BirthDateForm customerNumber="0123456" onFile={{ with: 'nobody' }} now={deskNow} />
        </Texts>
      </Provider>,
    );
    expect(screen.getByText(/Im Kundenkonto steht kein Geburtsdatum/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps what was typed when it is refused, until it is corrected', async () => {
    const desk = openDesk();
    const field = open(desk);
    enter(field, '13.08.1964');
    await act(() => desk.rest());
    expect(screen.getByRole('alert')).toHaveTextContent(/stimmt nicht mit dem Kundenkonto überein/);
    expect(field).toHaveValue('13.08.1964');
    fireEvent.change(field, { target: { value: '12.08.1964' } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
