import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { textOfNotice } from './noticeText';
import '~/features/letter/letterTexts.de';

beforeEach(() => startI18n('de'));

it.each([
  ['letter.ringFailed', 'Hoppla... Fehler beim Senden des Ringschablone-Briefes. Der Dienst'],
  ['letter.ringSent', 'Die Ringschablone ist unterwegs. Der Dienst'],
] as const)("the service's words are a sentence of their own behind %s", (key, beginning) => {
  const shown = textOfNotice({ key, said: 'Adresse fehlt' });
  expect(shown).toBe(`${beginning} hat mit einem Fehler geantwortet („Adresse fehlt“).`);
  expect(textOfNotice({ key })).not.toContain('Der Dienst');
});
