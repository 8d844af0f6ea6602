import i18next from 'i18next';
import { useContext } from 'react';
import { deLater } from './deLater';
import { TranslatorContext } from './i18n';
import type { TranslateLater } from './textKeys';

/**
 * The German texts of everything that the first screen does not need. Whoever imports this has them: they are added when
 * the module is loaded, before anything that imports it can ask for one. The types keep everybody else from their keys.
 */
function addTexts(): void {
  i18next.addResourceBundle('de', 'translation', deLater, true);
}
if (i18next.isInitialized) addTexts();
else i18next.on('initialized', addTexts);

/** The texts of the current language, those that load later included. */
export function useLaterText(): TranslateLater {
  return useContext(TranslatorContext);
}
