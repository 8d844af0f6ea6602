import type { CSSProperties } from 'react';

/** The style of a table whose cells show the titles of their columns where its rows are cards. */
export function cardTitles(titles: readonly string[]): CSSProperties {
  return Object.fromEntries(titles.map((title, index) => [`--title-${String(index + 1)}`, JSON.stringify(title)]));
}
