/** All English texts: every `*.en.ts`, so that nothing lists them. Loaded when English is chosen. */
export const englishTexts: readonly object[] = Object.values(
  import.meta.glob<object>('/src/**/*.en.ts', { eager: true, import: 'en' }),
);
