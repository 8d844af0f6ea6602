import i18next from 'i18next';
import { createContext, useContext } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import './commonTexts.de';
import type { TextKey, TextValues, Translate } from './textKeys';

export type { PlainTextKey, TextKey, TextValues, Translate } from './textKeys';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

let loadEnglish: () => Promise<readonly object[]> = () => Promise.resolve([]);

/** Where the English texts come from; they load together when English is chosen. */
export function configureEnglish(load: () => Promise<readonly object[]>): void {
  loadEnglish = load;
}

/** German texts come with the code that shows them (defineTexts.ts); English loads when it is asked for. */
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

export async function switchLanguage(language: Language): Promise<void> {
  if (language === 'en' && !i18next.hasResourceBundle('en', 'translation')) {
    for (const texts of await loadEnglish()) i18next.addResourceBundle('en', 'translation', texts, true);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

const translators = new Map<string, Translate>();

/** One function a language: what is kept by it is made anew when the language changes. Texts without values are looked up once. */
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

/** The texts of the language that is spoken; whoever reads it renders again when the language changes. */
export const TranslatorContext = createContext(translatorOf('de'));

/** Asks the library once for all components: each asking by itself costs more than some of them do. */
export function useCurrentTranslator(): Translate {
  const { i18n } = useTranslation();
  return translatorOf(i18n.language);
}

/** The texts of the current language; the component renders again when it changes. */
export function useText(): Translate {
  return useContext(TranslatorContext);
}

/** A text whose key and values come from elsewhere, such as a notice. */
export function translate(key: TextKey, values: TextValues = {}): string {
  return i18next.t(key, values);
}
