import { localStorageKeys } from '~config/storageKeys';
import { switchLanguage, type Language } from '~/shared/i18n/i18n';
import { writeText } from '~/shared/storage/safeStorage';

/** Each language in its own words. */
export const languageNames = { de: 'Deutsch', en: 'English' } as const satisfies Record<Language, string>;

/** Switches the language of the interface and remembers it. */
export function chooseLanguage(language: Language): void {
  writeText('local', localStorageKeys.language, language);
  void switchLanguage(language);
}
