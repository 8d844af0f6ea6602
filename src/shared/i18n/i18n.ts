import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { de } from './de';
import type { AnyTextKey, TextValues, Translate, TranslateLater } from './textKeys';

export type { PlainTextKey, TextKey, TextValues, Translate } from './textKeys';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** German is bundled, what the first screen does not need apart (laterTexts.ts); English loads when it is asked for. */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: { de: { translation: de } },
    lng: 'de',
    fallbackLng: 'de',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  if (language !== 'de') await switchLanguage(language);
}

export async function switchLanguage(language: Language): Promise<void> {
  if (language === 'en' && !i18next.hasResourceBundle('en', 'translation')) {
    const { en } = await import('./en');
    i18next.addResourceBundle('en', 'translation', en);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

const translators = new Map<string, TranslateLater>();

/** One function a language: what is kept by it is made anew when the language changes. */
function translatorOf(language: string): TranslateLater {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const translator: TranslateLater = (key, ...[values]) => translate(key, values);
  translators.set(language, translator);
  return translator;
}

/** The texts of the current language; the component renders again when it changes. */
export function useText(): Translate {
  return useTranslator();
}

/** For laterTexts.ts, which sees to it that the texts are there. */
export function useTranslator(): TranslateLater {
  const { i18n } = useTranslation();
  return translatorOf(i18n.language);
}

/** A text whose key and values come from elsewhere, such as a notice. */
export function translate(key: AnyTextKey, values: TextValues = {}): string {
  return i18next.t(key, values);
}
