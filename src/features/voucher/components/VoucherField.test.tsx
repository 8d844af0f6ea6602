import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk, readyDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { aVoucher } from '~/domain/testing/samples';
import type { Voucher } from '~/domain/offer/voucher';
import { startI18n } from '~/shared/i18n/i18n';
import { voucherActions } from '../voucherSlice';
import { RefusedCodes } from './RefusedCodes';
import { VoucherField } from './VoucherField';

startStandIn();
beforeEach(() => startI18n('de'));

function show(voucher: Voucher, offered: readonly Voucher[] = []): void {
  const desk = openDesk();
  desk.dispatch(voucherActions.redeemed({ voucher, several: false }));
  showField(desk, offered);
}

function showField(desk: Desk, offered: readonly Voucher[] = []): void {
  render(
    <Provider store={desk.store}>
      <VoucherField ref={null} isEmployee={false} maySuggest={false} currency="EUR" offered={offered} />
    </Provider>,
  );
}

describe('a redeemed voucher', () => {
  const percentage = aVoucher({ code: 'PROZENT15', type: 'PERCENTAGE', value: 0, percentage: 15 });
  it.each([
    ['its amount', aVoucher(), [], 'Gutschein SOMMER eingelöst (10,00 €)'],
    ['its part', percentage, [], 'Gutschein PROZENT15 eingelöst (15 %)'],
    [
      'what its part comes to in the offer',
      percentage,
      [{ ...percentage, calculatedPercentageValue: 5_25 }],
      'Gutschein PROZENT15 eingelöst (15 %, −5,25 €)',
    ],
    [
      'that nothing is charged for shipping',
      aVoucher({ type: 'FREE_SHIPPING', value: 0 }),
      [],
      'Gutschein SOMMER eingelöst (versandkostenfrei)',
    ],
  ])('shows %s', async (_what, voucher, offered, text) => {
    show(voucher, offered);
    expect(await screen.findByText(/eingelöst/)).toHaveTextContent(text);
  });

  it('shows what it applies to and how it grows', async () => {
    const restrictions = [
      { target: 'CATEGORY', label: 'Schmuck' },
      { target: 'BRAND', label: 'Aurelind' },
      { target: 'PRODUCT', label: '432011' },
      { target: 'PRODUCT_PRICE_LABEL', label: 'Joker' },
      { target: null, label: 'Vollmond' },
      { target: null, label: 'Vollmond' },
    ] as const;
    show(aVoucher({ restrictions, progressiveDiscountInfo: '10 % ab 50 €' }));
    for (const text of [
      'nur für die Kategorie Schmuck',
      'nur für die Marke Aurelind',
      'nur für den Artikel 432011',
      'nur für Artikel mit dem Preisetikett Joker',
      'nur für Vollmond',
      '10 % ab 50 €',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
  });
});

it('a refused code says why at the field, and so does one that comes before customer and basket (REQ C11.1)', async () => {
  const redeem = (desk: Desk, code: string) =>
    act(async () => {
      desk.dispatch(voucherActions.redemptionRequested(code));
      await desk.rest();
    });
  const early = openDesk();
  showField(early);
  await redeem(early, 'SOMMER');
  expect(screen.getByRole('alert')).toHaveTextContent('sobald Kunde und Artikel feststehen');
  cleanup();
  const desk = await readyDesk();
  showField(desk);
  for (const [code, sentence] of [
    ['BENUTZT', /eingelöst/],
    ['HEUTEWEG', /heute/],
    ['ABGELAUFEN', /abgelaufen/],
    ['GIBTESNICHT', /nicht/],
  ] as const) {
    await redeem(desk, code);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('alert')).toHaveTextContent(code);
  }
});

it('refused codes without a code, or with the same one, are all listed (REQ C11.3)', () => {
  const invalidVouchers = ['Abgelaufen', 'Zu klein', 'Zu klein'].map((detail) => ({ code: '', title: '', detail }));
  render(<RefusedCodes refusal={{ reason: 'other', detail: null, invalidVouchers }} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
