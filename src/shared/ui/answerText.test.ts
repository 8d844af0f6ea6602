import { beforeEach, expect, it } from 'vitest';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { refusalText } from './answerText';

beforeEach(() => startI18n('de'));

it.each([
  ['Die IBAN fehlt.', 'Nicht gespeichert. Die IBAN fehlt.'],
  [null, 'Nicht gespeichert. Bitte die Angaben prüfen und erneut versuchen.'],
])('a refusal names its reason, and without one what can be done: %j', (detail, text) => {
  expect(refusalText('Nicht gespeichert.', detail, translate)).toBe(text);
});
