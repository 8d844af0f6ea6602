import i18next from 'i18next';
import { createContext, useContext } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import './commonTexts.de';
import { formatNumber } from './formatNumber';
import type { TextKey, TextValues, Translate } from './textKeys';

export type { PlainTextKey, TextKey, TextValues, Translate } from './textKeys';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

let loadEnglish: () => Promise<readonly object[]> = () => Promise.resolve([]);

/** Sets how the English texts are loaded: all together when English is chosen. */
export function configureEnglish(load: () => Promise<readonly object[]>): void {
  loadEnglish = load;
}

/**
 * Initialises i18next. German texts are added by the modules that show them (defineTexts.ts); English is loaded only if chosen.
 */
export async function startI18n(language: Language): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      resources: {},
      lng: 'de',
      fallbackLng: 'de',
      initAsync: false,
      interpolation: { escapeValue: false },
    });
  }
  if (language !== i18next.language) await switchLanguage(language);
}

/** Read while rendering with {@link useText}, which renders again when it changes. */
export function currentLanguage(): Language {
  return i18next.language === 'en' ? 'en' : 'de';
}

export async function switchLanguage(language: Language): Promise<void> {
  if (language === 'en' && !i18next.hasResourceBundle('en', 'translation')) {
    for (const texts of await loadEnglish()) i18next.addResourceBundle('en', 'translation', texts, true);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

const translators = new Map<string, Translate>();

/**
 * Returns one function per language, so that what is memoised with it is computed again in a new language. Caches texts without
 * values.
 */
function translatorOf(language: string): Translate {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const plain = new Map<string, string>();
  const translator: Translate = (key, ...[values]) => {
    if (values !== undefined) return translate(key, values);
    const text = plain.get(key) ?? translate(key);
    plain.set(key, text);
    return text;
  };
  translators.set(language, translator);
  return translator;
}

/** The texts of the current language; its consumers render again when the language changes. */
export const TranslatorContext = createContext(translatorOf('de'));

/** Subscribes to the library once for all components, because a subscription per component is slower. */
export function useCurrentTranslator(): Translate {
  const { i18n } = useTranslation();
  return translatorOf(i18n.language);
}

/** Returns the texts of the current language; the component renders again when it changes. */
export function useText(): Translate {
  return useContext(TranslatorContext);
}

/** Returns a text whose key and values come from elsewhere, such as a notice. Numbers are shown as `formatNumber` formats them. */
export function translate(key: TextKey, values: TextValues = {}): string {
  const replace: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    replace[name] = typeof value === 'number' ? formatNumber(value) : value;
  }
  // The plural follows the values themselves.
  return i18next.t(key, { ...values, replace });
}
