import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { ResetMessage } from './ResetMessage';

beforeEach(() => startI18n('de'));

it.each([
  [
    'plans that do not load',
    { kind: 'plansNotLoaded', method: 'INSTALLMENTS' },
    'Die Ratenpläne für Ratenzahlung konnten nicht geladen werden. Bitte die Zahlungsart neu wählen.',
  ],
  [
    'a refusal of the service',
    { kind: 'refusedByService', method: 'INSTALLMENTS_FACTORING', detail: 'Der Factoring-Partner lehnt ab.' },
    'Ratenkauf wurde nicht angenommen. Bitte die Zahlungsart neu wählen. Der Factoring-Partner lehnt ab.',
  ],
  [
    'a voucher',
    { kind: 'ruledOut', method: 'INSTALLMENTS', refusal: { kind: 'notWithVoucher' } },
    'Ratenzahlung: nicht zusammen mit einem Gutschein. Bitte die Zahlungsart neu wählen.',
  ],
] as const)(
  'a payment that was reset by %s says so, and that another has to be chosen (REQ C9.4)',
  (_what, reset, text) => {
    render(<ResetMessage reset={reset} currency="EUR" />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  },
);
