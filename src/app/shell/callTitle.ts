/** What a tab with a customer says in its title. */
export interface CallTitleFacts {
  readonly lastName: string;
  /** Where there is no last name: a company, or the first name. */
  readonly otherName: string;
  /** `2 Art.`; null without an article. */
  readonly articles: string | null;
  /** The total as the offer shows it; null without an article. */
  readonly total: string | null;
  /** The screen, unless it is the order entry. */
  readonly screen: string | null;
}

/** A tab shows little more. */
const longestName = 40;

/** `Musterfrau · 2 Art. · 30,94 €`, without the parts that do not exist. */
export function callTitle({ lastName, otherName, articles, total, screen }: CallTitleFacts): string {
  const name = tidy(lastName) === '' ? tidy(otherName) : tidy(lastName);
  const short = name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
  return [short, articles, total, screen]
    .flatMap((part) => (part === null || part === '' ? [] : tidy(part)))
    .join(' · ');
}

/** One line without control and format characters, which could turn the direction of the whole title. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
