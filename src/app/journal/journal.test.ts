import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { aCrossSell } from '~/domain/testing/samples';
import { basketActions } from '~/features/basket/basketSlice';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { paymentActions } from '~/features/payment/paymentSlice';
import { currentWorld } from '../../../mocks/node.ts';
import { isUntouched } from '~/app/call/unsavedWork';
import { journalKey, journalOf, parseJournal, restoredState, type CallJournal } from './callJournal';
import { dropUnparkedJournals, dropJournal, readJournals, saveJournal } from './journalStore';
import { openDesk, readyDesk, startStandIn } from '~/app/testing/aDesk';

startStandIn();
afterEach(dropUnparkedJournals);

const savedAt = new Date('2026-11-20T10:00:00Z');

async function fullJournal() {
  const desk = await readyDesk();
  return journalOf(desk.getState(), savedAt);
}

const withEntries = (journal: CallJournal, entries: object) => ({
  ...journal,
  entries: { ...journal.entries, ...entries },
});

describe('a journal', () => {
  it('is parsed as it was written, and restores basket, vouchers and customer number at once', async () => {
    const desk = await readyDesk();
    const state = desk.getState();
    const journal = journalOf(state, savedAt);
    const read = parseJournal(JSON.parse(JSON.stringify(journal)));
    expect(read).toEqual(journal);
    if (read === null) return;
    const restored = restoredState(openDesk().getState(), read);
    expect(restored.basket).toEqual(state.basket);
    expect(restored.voucher).toEqual(state.voucher);
    expect(restored.customer).toMatchObject({
      numberField: '0123456',
      deliveryAddressId: state.customer.deliveryAddressId,
    });
  });

  it('keeps the refused lines of a reopened basket, also while one is retried', async () => {
    const desk = await readyDesk();
    currentWorld().db.baskets.removeAll();
    currentWorld().db.stock.leaveOnly('432011001', 0);
    desk.dispatch(basketActions.basketLost());
    await desk.rest();
    const { refused } = desk.getState().basket;
    expect(refused).toMatchObject([{ sku: '432011001', problem: { kind: 'reservationFailed' } }]);
    const asWritten = journalOf(desk.getState(), savedAt);
    desk.dispatch(basketActions.refusedRetryRequested(refused[0]?.key ?? ''));
    const whileTried = journalOf(desk.getState(), savedAt);
    await desk.rest();
    for (const journal of [asWritten, whileTried]) {
      const read = parseJournal(JSON.parse(JSON.stringify(journal)));
      const restored = read === null ? null : restoredState(openDesk().getState(), read).basket;
      expect(restored).toMatchObject({ adding: [], refused: [{ sku: '432011001', problem: refused[0]?.problem }] });
    }
  });

  it('keeps the cross-sell of a basket line', async () => {
    const journal = await fullJournal();
    const items = journal.entries.basket?.items.map((item) => ({ ...item, crossSell: aCrossSell() }));
    const changed = withEntries(journal, { basket: { ...journal.entries.basket, items } });
    expect(parseJournal(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  });

  it('without the entry of a newer module is read, and that module gets its initial state', async () => {
    const journal = await fullJournal();
    const { voucher: _newer, ...entries } = journal.entries;
    const read = parseJournal(JSON.parse(JSON.stringify({ ...journal, entries })));
    expect(read).toEqual({ ...journal, entries });
    if (read === null) return;
    const restored = restoredState(openDesk().getState(), read);
    expect(restored.voucher).toEqual(openDesk().getState().voucher);
    expect(restored.basket.items).toEqual(journal.entries.basket?.items);
  });

  it.each([
    ['another version', (journal: CallJournal) => ({ ...journal, version: 1 })],
    ['no entries', ({ entries: _none, ...journal }: CallJournal) => journal],
  ])('with %s is rejected', async (_what, change) => {
    expect(parseJournal(JSON.parse(JSON.stringify(change(await fullJournal()))))).toBeNull();
  });

  it('with an entry that does not fit restores the rest of the call, and says that a part is lost', async () => {
    const journal = await fullJournal();
    const stored: unknown = JSON.parse(JSON.stringify(withEntries(journal, { voucher: { codes: 'A' } })));
    const read = parseJournal(stored);
    if (read === null) throw new Error('The journal is rejected');
    expect(read).toEqual({ ...journal, entries: { ...journal.entries, voucher: undefined } });
    const desk = openDesk({ journal: read });
    await desk.rest();
    expect(desk.notices).toEqual([{ variant: 'error', text: { key: 'journal.partLost' } }]);
    expect(desk.getState().basket.items).toEqual(journal.entries.basket?.items);
    const complete = openDesk({ journal });
    await complete.rest();
    expect(complete.notices).toEqual([]);
  });

  it('is parsed as it was written for any values of its fields', async () => {
    const journal = await fullJournal();
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const orNull = fc.option(text, { nil: null });
    const [line] = journal.entries.basket?.items ?? [];
    const changes = fc.record({
      numberField: text,
      customerNumber: orNull,
      term: text,
      codes: fc.array(text),
      codeField: text,
      quantity: fc.integer({ min: 1, max: 999 }),
      priceDate: orNull,
    });
    fc.assert(
      fc.property(changes, ({ numberField, customerNumber, term, codes, codeField, quantity, priceDate }) => {
        const changed = withEntries(journal, {
          customer: { ...journal.entries.customer, numberField, customerNumber },
          productSearch: { term, lookingUp: [term] },
          voucher: { codeField, codes },
          basket: { ...journal.entries.basket, items: [{ ...line, quantity, priceDate }] },
        });
        expect(parseJournal(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
      }),
    );
  });

  it('holds no IBAN, date of birth, e-mail address, phone number or name', async () => {
    const desk = await readyDesk();
    await desk.pay('DIRECT_DEBIT');
    desk.dispatch(
      paymentActions.bankDetailsEntered({ accountHolder: 'Erika Musterfrau', iban: 'DE89370400440532013000' }),
    );
    await desk.rest();
    const { customer } = desk.getState().customer;
    const asking = openDesk();
    asking.dispatch(customerActions.loginRequested('0123456'));
    await asking.rest();
    const written = JSON.stringify([desk, asking].map((each) => journalOf(each.getState(), savedAt)));
    const secrets = [
      customer?.email,
      customer?.dateOfBirth,
      customer?.lastName,
      ...(customer?.phoneNumbers ?? []).map(({ value }) => value),
    ];
    for (const secret of [...secrets, 'DE89', '3000']) expect(written).not.toContain(secret ?? 'missing');
  });

  it('is not written for an untouched call', async () => {
    expect(isUntouched(openDesk().getState())).toBe(true);
    expect(isUntouched((await readyDesk()).getState())).toBe(false);
  });
});

describe('the store of journals', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{}',
    '{"version":1}',
    '"text"',
    '{"version":2,"callId":"call-2"}',
    'x'.repeat(4_000_000),
  ])('removes a broken journal and returns the others: %.20j', async (broken) => {
    const journal = await fullJournal();
    await saveJournal(journal);
    try {
      localStorage.setItem(journalKey('call-2'), broken);
    } catch {
      // The storage is full, so the broken journal was not written.
    }
    expect(await readJournals('anna.beispiel', savedAt)).toEqual([journal]);
    expect(localStorage.getItem(journalKey('call-2'))).toBeNull();
  });

  it('returns the journals newest first, and no dropped ones', async () => {
    const journal = await fullJournal();
    const older = { ...journal, callId: 'call-2', savedAt: '2026-11-20T09:00:00.000Z' };
    await saveJournal(older);
    await saveJournal(journal);
    const calls = async () => (await readJournals('anna.beispiel', savedAt)).map(({ callId }) => callId);
    expect(await calls()).toEqual(['call-1', 'call-2']);
    await dropJournal('call-1');
    expect(await calls()).toEqual(['call-2']);
    await dropUnparkedJournals();
    expect(await calls()).toEqual([]);
  });

  it('removes every journal of another agent', async () => {
    await saveJournal(await fullJournal());
    expect(await readJournals('bernd.backoffice', savedAt)).toEqual([]);
    expect(await readJournals('anna.beispiel', savedAt)).toEqual([]);
  });

  it.each([
    ['a day later', '2026-11-21T09:59:59Z', 1],
    ['after more than a day', '2026-11-21T10:00:00Z', 0],
    ['by a clock that was set back', '2026-11-19T10:00:00Z', 0],
  ])('keeps a journal for a day: %s', async (_when, now, count) => {
    await saveJournal(await fullJournal());
    expect(await readJournals('anna.beispiel', new Date(now))).toHaveLength(count);
    expect(await readJournals('anna.beispiel', savedAt)).toHaveLength(count);
  });
});
