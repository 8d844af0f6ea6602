import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import type { ProductHit } from '~/domain/article/productHit';
import { aCustomer, anOffer, anOrder, aPostalAddress, aProduct } from '~/domain/testing/samples';
import { ConsentDialog } from '~/features/customer/consent/components/ConsentDialog';
import { BirthdayDialog } from '~/features/customer/ofCall/components/BirthdayDialog';
import { ReauthenticationDialog } from '~/features/customer/ofCall/components/ReauthenticationDialog';
import { ReceptionDialog } from '~/features/customer/ofCall/components/ReceptionDialog';
import { UnsavedChangesDialog } from '~/features/customer/ofCall/components/UnsavedChangesDialog';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { DuplicatesDialog } from '~/features/customer/data/components/DuplicatesDialog';
import { BlockedAddressDialog } from '~/features/offer/components/BlockedAddressDialog';
import { BlockedBillingAddressDialog } from '~/features/offer/components/BlockedBillingAddressDialog';
import { PriceStopDialog } from '~/features/offer/components/PriceStopDialog';
import { offerActions } from '~/features/offer/offerSlice';
import { ConfirmationDialog } from '~/features/order/place/components/ConfirmationDialog';
import { OrderQuestionDialog } from '~/features/order/place/components/OrderQuestionDialog';
import { orderQuestionActions } from '~/features/order/place/orderQuestionSlice';
import { orderActions } from '~/features/order/place/orderSlice';
import { ProductDialog } from '~/features/article/search/components/ProductDialog';
import { SearchResultsDialog } from '~/features/article/search/components/SearchResultsDialog';
import { startI18n } from '~/shared/i18n/i18n';
import { typeAhead } from '~/shared/keyboard/typeAhead';

startStandIn();

let stopListening = () => {};
let press: (key: string) => void;

beforeEach(async () => {
  await startI18n('de');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] });
  const added = vi.spyOn(document, 'addEventListener');
  stopListening = typeAhead.listen(document);
  const handler = added.mock.calls.find(([type]) => type === 'keydown')?.[1];
  added.mockRestore();
  press = (key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const target = document.activeElement ?? document.body;
    // A key of the keyboard, which no script can make: trusted, and with the time of the fake clock.
    const facts = { isTrusted: true, timeStamp: performance.now(), target };
    const trusted = new Proxy(event, {
      get: (pressed, name) => {
        const value: unknown = Reflect.get(name in facts ? facts : pressed, name);
        return typeof value === 'function'
          ? (...given: unknown[]): unknown => Reflect.apply(value, pressed, given)
          : value;
      },
    });
    act(() => {
      if (typeof handler === 'function') handler(trusted);
      // What type-ahead does not keep goes on to the focused element.
      if (event.defaultPrevented || !fireEvent.keyDown(target, { key })) return;
      if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    });
  };
});
afterEach(() => {
  cleanup();
  typeAhead.drop();
  // Ends the line, whose time is that of this test's clock.
  fireEvent.pointerDown(document.body);
  stopListening();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function typeLine(line: string, pause: number): void {
  for (const key of line) {
    press(key === '⏎' ? 'Enter' : key);
    pass(pause);
  }
}

/** What is typed ahead, as a line; Enter as `⏎`. */
function typedAhead(): string {
  return typeAhead.buffered
    .get()
    .map((stroke) => (stroke.kind === 'key' ? '⏎' : stroke.text))
    .join('');
}

const customer = aCustomer({ firstName: 'Doris', lastName: 'Doppel', dateOfBirth: '1971-05-17' });
const other = { ...customer, id: 'other', externalCustomerId: '0160001' };
const nothing = () => {};

function aHit(baseProductNo: string): ProductHit {
  return { baseProductNo, name: 'Creme', brand: '', variantCount: 2, lowestPrice: null, soldOut: false, image: null };
}

interface Case {
  readonly name: string;
  readonly prepare?: (desk: Desk) => void;
  readonly dialog: ReactNode;
  /** The key that answers it, and the action of the answer. */
  readonly answer: string;
  readonly action: string;
}

const cases: readonly Case[] = [
  { name: 'birthday', dialog: <BirthdayDialog customer={customer} />, answer: 'n', action: 'birthdayAnswered' },
  { name: 'reception survey', dialog: <ReceptionDialog />, answer: '4', action: 'surveyAnswered' },
  {
    name: 'same customer again',
    dialog: <ReauthenticationDialog customer={customer} />,
    answer: '1',
    action: 'reauthenticationAnswered',
  },
  {
    name: 'unsaved changes',
    prepare: ({ dispatch }) => {
      const login = { customer, original: customer, birthdayConfirmed: true, isAnother: true };
      dispatch(customerActions.loggedIn(login));
    },
    dialog: <UnsavedChangesDialog maySave />,
    answer: '1',
    action: 'unsavedChangesAnswered',
  },
  {
    name: 'duplicates',
    dialog: <DuplicatesDialog check={{ status: 'duplicates', customer, others: [other] }} />,
    answer: '1',
    action: 'duplicateTaken',
  },
  {
    name: 'e-mail in use',
    dialog: <DuplicatesDialog check={{ status: 'emailInUse', customer, others: [other], formerEmail: null }} />,
    answer: '2',
    action: 'emailDropped',
  },
  {
    name: 'light account',
    dialog: <DuplicatesDialog check={{ status: 'lightUser', customer, light: other, formerEmail: null }} />,
    answer: '1',
    action: 'lightUserTaken',
  },
  {
    name: 'price stop',
    prepare: ({ dispatch }) => {
      const calculated = (totalPrice: number) =>
        offerActions.calculated({ offer: anOffer({ totalPrice }), paymentOptions: [], plans: [], at: '' });
      dispatch(calculated(4094));
      dispatch(offerActions.totalAnnounced());
      dispatch(calculated(5094));
    },
    dialog: <PriceStopDialog currency="EUR" names={{}} />,
    answer: '1',
    action: 'totalAnnounced',
  },
  {
    name: 'blocked address',
    prepare: ({ dispatch }) => {
      dispatch(offerActions.dialogOpened('blockedAddress'));
    },
    dialog: (
      <BlockedAddressDialog
        address="Domstraße 12"
        others={[{ id: 'a', text: 'Lindenweg 1' }]}
        mayCreate
        onChoose={nothing}
        onCreate={nothing}
      />
    ),
    answer: '1',
    action: 'dialogOpened',
  },
  {
    name: 'blocked billing address',
    dialog: <BlockedBillingAddressDialog address="Domstraße 12" mayEdit onEdit={nothing} />,
    answer: 'Enter',
    action: 'dialogOpened',
  },
  {
    name: 'limit of the order',
    prepare: ({ dispatch }) => {
      dispatch(orderQuestionActions.asked({ kind: 'orderLimit', total: 300_000, limit: 250_000 }));
    },
    dialog: <OrderQuestionDialog currency="EUR" addressLine="" onPhone={nothing} onNewSession={nothing} />,
    answer: 'Enter',
    action: 'answered',
  },
  {
    name: 'change of the delivery address',
    prepare: ({ dispatch }) => {
      dispatch(orderQuestionActions.asked({ kind: 'deliveryAddressChange', address: aPostalAddress(), lines: 2 }));
    },
    dialog: <OrderQuestionDialog currency="EUR" addressLine="" onPhone={nothing} onNewSession={nothing} />,
    answer: 'Enter',
    action: 'answered',
  },
  {
    name: 'consents',
    dialog: <ConsentDialog customer={customer} earlier={null} />,
    answer: 'Escape',
    action: 'answered',
  },
  {
    name: 'hits of a search',
    dialog: (
      <SearchResultsDialog
        dialog={{ phase: 'hits', query: 'creme', hits: [aHit('432011'), aHit('432128')] }}
        country="DE"
        currency="EUR"
      />
    ),
    answer: 'Enter',
    action: 'hitChosen',
  },
  {
    name: 'details of an article',
    dialog: (
      <ProductDialog
        product={aProduct()}
        wantedQuantity={1}
        country="DE"
        currency="EUR"
        subscriptionBySubscriptionInfo
        now={() => new Date()}
      />
    ),
    answer: 'Enter',
    action: 'variantChosen',
  },
  {
    name: 'confirmation',
    prepare: ({ dispatch }) => {
      dispatch(orderActions.confirmed({ order: anOrder(), readOut: null }));
    },
    dialog: <ConfirmationDialog title="Bestätigt" onNewSession={nothing} describeAddress={() => ''} />,
    answer: 'Enter',
    action: 'confirmationClosed',
  },
];

function open({ prepare, dialog }: Case): { readonly actions: readonly string[] } {
  const desk = openDesk();
  prepare?.(desk);
  const actions: string[] = [];
  const dispatch = desk.store.dispatch;
  vi.spyOn(desk.store, 'dispatch').mockImplementation((action) => {
    actions.push(action.type.replace(/^\w+\//, ''));
    return dispatch(action);
  });
  render(
    <Provider store={desk.store}>
      <input aria-label="Artikelnummer" />
      {dialog}
    </Provider>,
  );
  return { actions };
}

describe('consents by key (REQ B5.5, UX Keys)', () => {
  const caller = aCustomer({
    dataProtection: false,
    phoneNumbers: [],
    consents: {
      ...customer.consents,
      phoneMarketResearch: 'NOT_QUERIED',
      emailMarketResearch: 'NOT_QUERIED',
      emailNewsletter: false,
    },
  });
  const checked = (group: string) =>
    within(screen.getByRole('radiogroup', { name: group }))
      .queryByRole('radio', { checked: true })
      ?.closest('label')?.textContent;

  it('J and N answer one question after the other without a pause; a yes without a number asks for it next', () => {
    const { actions } = open({
      name: '',
      dialog: <ConsentDialog customer={caller} earlier={null} />,
      answer: '',
      action: '',
    });
    pass(400);
    for (const key of ['j', 'J']) press(key);
    expect(screen.getByRole('checkbox', { name: 'vorgelesen' })).toBeChecked();
    expect(checked('Marktforschung per Telefon')).toBe('Ja');
    const phone = screen.getByRole('textbox', { name: 'Telefonnummer für die Marktforschung' });
    expect(phone).toHaveFocus();
    fireEvent.change(phone, { target: { value: '0221 998877' } });
    press('Enter');
    for (const key of ['n', 'n']) press(key);
    expect(checked('Marktforschung per E-Mail')).toBe('Nein');
    expect(checked('Newsletter-Anmeldung')).toBe('Nein');
    expect(screen.getByRole('button', { name: 'Antworten übernehmen' })).toHaveFocus();
    // Each answer is kept, and nothing is submitted.
    expect(actions).toEqual(Array(5).fill('drafted'));
    // Everything is answered: a further letter changes nothing.
    press('j');
    expect(checked('Newsletter-Anmeldung')).toBe('Nein');
    expect(actions).toHaveLength(5);
    pass(1500);
  });

  it('the question that has the focus is answered; then the first open one gets it', () => {
    open({ name: '', dialog: <ConsentDialog customer={caller} earlier={null} />, answer: '', action: '' });
    pass(400);
    const newsletter = within(screen.getByRole('radiogroup', { name: 'Newsletter-Anmeldung' }));
    act(() => {
      newsletter.getByRole('radio', { name: 'Ja' }).focus();
    });
    press('n');
    expect(checked('Newsletter-Anmeldung')).toBe('Nein');
    expect(screen.getByRole('checkbox', { name: 'vorgelesen' })).toHaveFocus();
  });
});

describe('an article number typed while a question opens (REQ A5.2, UX Keys)', () => {
  // Fast, and so slow that most digits come after the question could have been read.
  describe.each([40, 250, 900])('with %d ms between its digits', (pause) => {
    it.each(cases)('$name: answers nothing and is kept in order; then a key answers', (each) => {
      const { actions } = open(each);
      expect(screen.getByRole('dialog')).toBeVisible();
      typeLine('143215017⏎', pause);
      expect(actions).toEqual([]);
      expect(screen.getByRole('dialog')).toHaveTextContent('Vorausgetippt, wird danach übernommen: 143215017 ⏎');
      pass(1500);
      press(each.answer);
      expect(actions).toContain(each.action);
      expect(['143215017⏎', '']).toContain(typedAhead());
    });
  });

  it.each(cases)('$name: the rest of a line that began in a field answers nothing, Enter included', (each) => {
    render(<input aria-label="Suche" />);
    screen.getByRole('textbox', { name: 'Suche' }).focus();
    typeLine('43', 100);
    const { actions } = open(each);
    pass(400);
    typeLine('1n', 400);
    press('Enter');
    expect(actions).toEqual([]);
    expect(typedAhead()).toBe('1n⏎');
  });

  it('a digit pressed before the question could be read counts only when it is pressed again, and leaves nothing', () => {
    const { actions } = open({
      name: '',
      dialog: <ReauthenticationDialog customer={customer} />,
      answer: '',
      action: '',
    });
    pass(100);
    press('1');
    expect(actions).toEqual([]);
    pass(1200);
    press('1');
    expect(actions).toEqual(['reauthenticationAnswered']);
    expect(typedAhead()).toBe('');
  });
});
