import { beforeEach, expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { screenTitle } from './routeTable';

beforeEach(() => startI18n('de'));

it.each([
  ['/', 'Startseite'],
  ['/orders/1300000203', 'Auftrag'],
  ['/gibt-es-nicht', 'Seite nicht gefunden'],
])('names the screen at %s in the header and the tab: %s', (path, name) => {
  expect(translate(screenTitle(path))).toBe(name);
});
