/** All English texts, collected from every `*.en.ts`. Loaded when English is chosen. */
export const englishTexts: readonly object[] = Object.values(
  import.meta.glob<object>('/src/**/*.en.ts', { eager: true, import: 'en' }),
);
