import { beforeEach, describe, expect, it } from 'vitest';
import { formatNumber } from './formatNumber';
import { startI18n, translate } from './i18n';
import '~/shared/ui/list/listTexts.de';

describe('numbers (DECISIONS 232)', () => {
  beforeEach(async () => {
    await startI18n('de');
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1234, '1.234'],
    [5_016_000, '5.016.000'],
    [-2.456, '-2,46'],
    [null, '–'],
  ])('%j is shown as %s', (figure, text) => {
    expect(formatNumber(figure)).toBe(text);
  });

  it('in texts are formatted likewise; the plural follows the value, and a text is left as it is', () => {
    expect(translate('list.page', { page: 1234, pages: '5678' })).toBe('Seite 1.234 von 5678');
    expect(translate('list.left', { count: 1, columns: 'Notiz' })).toBe('1 Spalte ausgeblendet: Notiz');
    expect(translate('list.left', { count: 1001, columns: 'Notiz' })).toBe('1.001 Spalten ausgeblendet: Notiz');
  });
});
