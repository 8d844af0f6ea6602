import { beforeEach, expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { refusalText } from './answerText';

beforeEach(() => startI18n('de'));

it.each([
  ['Die IBAN fehlt.', 'Nicht gespeichert. Die IBAN fehlt.'],
  [
    'HTTP 504',
    'Nicht gespeichert. Der Dienst hat mit einem Fehler geantwortet („HTTP 504“). Bitte die Angaben prüfen und erneut versuchen.',
  ],
  [null, 'Nicht gespeichert. Bitte die Angaben prüfen und erneut versuchen.'],
])('a refusal names its reason, and without one, or with a status alone, what can be done: %j', (detail, text) => {
  expect(refusalText('Nicht gespeichert.', detail, translate)).toBe(text);
});
