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
    'a refusal of the service that says no more',
    { kind: 'refusedByService', method: 'INSTALLMENTS', detail: null },
    'Ratenzahlung wurde nicht angenommen. Bitte die Zahlungsart neu wählen.',
  ],
  [
    'a plan that the service refuses',
    { kind: 'planGone', detail: 'Der Ratenplan ist abgelaufen.' },
    'Den gewählten Ratenplan gibt es nicht mehr. Bitte einen neuen wählen. Der Ratenplan ist abgelaufen.',
  ],
  [
    'a plan that is missing in the offer',
    { kind: 'planGone', detail: null },
    'Den gewählten Ratenplan gibt es nicht mehr. Bitte einen neuen wählen.',
  ],
  [
    'a voucher',
    { kind: 'ruledOut', method: 'INSTALLMENTS', refusal: { kind: 'notWithVoucher' } },
    'Ratenzahlung: nicht zusammen mit einem Gutschein. Bitte die Zahlungsart neu wählen.',
  ],
] as const)(
  'a payment that was reset by %s says so, and that another has to be chosen (REQ C6.6, C9.4)',
  (_what, reset, text) => {
    render(<ResetMessage reset={reset} currency="EUR" />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  },
);
