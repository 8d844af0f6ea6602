import { beforeEach, describe, expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { reasonText } from './reasonTexts';

beforeEach(() => startI18n('de'));

describe('the reason of a rejected order (REQ C12.6, E4.5)', () => {
  it.each([
    'credit_limit_exceeded',
    'stock_reservation_failure',
    'StockReservationFailure',
    'basket_invalid',
    'product_not_sellable',
    'product_not_found',
    'invalid_variant_sku',
  ])('%s speaks of the order: a basket is not there any more', (reason) => {
    const text = reasonText(reason, translate);
    expect(text).toContain('Auftrag');
    expect(text).not.toContain('Warenkorb');
  });

  it('has the words of the order entry where they fit both', () => {
    expect(reasonText('missing_banking_info', translate)).toBe('Die Bankverbindung fehlt. Bitte eingeben.');
    expect(reasonText('unknown', translate)).toBe('Der Grund ist nicht näher bekannt.');
    expect(reasonText('SOMETHING_NEW', translate)).toBe('Grund des Dienstes: SOMETHING_NEW');
  });
});
