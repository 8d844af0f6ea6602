import type { ReactNode } from 'react';
import { TranslatorContext, useCurrentTranslator } from './i18n';

/** Gives everything inside the texts of the current language, and gives them again when it changes. */
export function Texts({ children }: { readonly children: ReactNode }) {
  return <TranslatorContext value={useCurrentTranslator()}>{children}</TranslatorContext>;
}
