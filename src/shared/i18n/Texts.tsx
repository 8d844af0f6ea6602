import type { ReactNode } from 'react';
import { TranslatorContext, useCurrentTranslator } from './i18n';

/** Provides the texts of the current language, and renders its children again when the language changes. */
export function Texts({ children }: { readonly children: ReactNode }) {
  return <TranslatorContext value={useCurrentTranslator()}>{children}</TranslatorContext>;
}
