import { describe, expect, it } from 'vitest';
import requirements from '../../../docs/requirements.md?raw';

const germanFiles = import.meta.glob<object>('/src/**/*.de.ts', { eager: true, import: 'de' });
const englishFiles = import.meta.glob<object>('/src/**/*.en.ts', { eager: true, import: 'en' });
const sourceFiles = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.{de,en}.ts', '!/src/**/*.test.{ts,tsx}', '!/src/**/testing/**'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Every text by its full key. */
function textsOf(branch: object, prefix = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(branch).flatMap(([key, value]: [string, unknown]): (readonly [string, string])[] => {
    if (typeof value === 'string') return [[`${prefix}${key}`, value]];
    return typeof value === 'object' && value !== null ? [...textsOf(value, `${prefix}${key}.`)] : [];
  });
}

const germanTexts = Object.values(germanFiles).flatMap((texts) => textsOf(texts));
const german = new Map(germanTexts);
const english = new Map(Object.values(englishFiles).flatMap((texts) => textsOf(texts)));
const variablesOf = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name = '']) => name)
    .toSorted()
    .join(' ');

/** Texts that are the same word in both languages. */
const sameInBoth =
  /^(?:E-Mail|MagentaTV|Vodafone|Status|Influencer|Creator|Packstation(?: \{\{number\}\})?|PayPal|IBAN|Filter|Name|App|TV|Internet|Outbound|Classic TV|Resubmission success|Information|Median|Version \{\{version\}\} · \{\{environment\}\}|\{\{step\}\}: \{\{method\}\})$/;

it('every key is in one German file only', () => {
  const keys = germanTexts.map(([key]) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe('German and English (REQ A13.2)', () => {
  it('are two files side by side', () => {
    const partners = Object.keys(englishFiles).map((file) => file.replace('.en.ts', '.de.ts'));
    expect(partners.toSorted()).toEqual(Object.keys(germanFiles).toSorted());
  });

  it('have the same keys', () => {
    expect([...english.keys()].toSorted()).toEqual([...german.keys()].toSorted());
  });

  it('need the same variables', () => {
    const differing = [...german].filter(([key, text]) => variablesOf(english.get(key)) !== variablesOf(text));
    expect(differing).toEqual([]);
  });

  it('name one of what they count in the singular', () => {
    // Limits, plans of several rates, what is shown from two on or while more than a page follows, an amount of money.
    const neverOne = [
      'parked.full',
      'noticeDrawer.limit',
      'noticeDrawer.times',
      'basket.full',
      'orderText.problem.basketFull',
      'order.installments',
      'say.installments',
      'payment.installments.conditions',
      'editOrder.address.severalText',
      'links.loadedOf',
      'report.loadedOf',
      'order.question.limitText',
    ];
    const counted = /(?<!of )\{\{(?:count|total)\}\} (?:[a-z]+ )?[a-z]+s\b/;
    const plain = [...english].filter(([key, text]) => counted.test(text) && !/_(?:one|other)$/.test(key));
    expect(plain.map(([key]) => key).filter((key) => !neverOne.includes(key))).toEqual([]);
  });

  it('have no empty text, and the English files contain no German', () => {
    const untranslated = [...english].filter(
      ([key, text]) =>
        text.trim() === '' || /[äöüÄÖÜß]/.test(text) || (text === german.get(key) && !sameInBoth.test(text)),
    );
    expect(untranslated).toEqual([]);
  });
});

it('no text says that an answer was lost, or promises to keep a call: it is shown where there was an error or no call as well (DECISIONS 240)', () => {
  const claims =
    /Antwort[^.:]* verloren|kam keine Antwort|Gespräch bleibt|answer was lost|response was lost|call is kept/;
  expect([...german, ...english].filter(([, text]) => claims.test(text))).toEqual([]);
});

it('every text is used', () => {
  const sources = Object.values(sourceFiles).join('\n');
  // A key is used where the sources name it in full, or in a template whose last part is a code (ARCHITECTURE Text).
  const withCode = new Set(
    [...sources.matchAll(/`((?:\w+\.)+)\$\{[^`]*\}`(?:(?<=\bt\(\s*`[^`]*`)| as const)/g)].map(
      ([, prefix = '']) => prefix,
    ),
  );
  const keys = new Set([...german.keys()].map((key) => key.replace(/_(?:zero|one|other)$/, '')));
  const isUsed = (key: string) => sources.includes(`'${key}'`) || withCode.has(key.slice(0, key.lastIndexOf('.') + 1));
  expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
});

it('the name of a button contains its words, so that voice control finds it (WCAG 2.5.3)', () => {
  const sources = Object.values(sourceFiles).join('\n');
  const named = [
    ...sources.matchAll(/aria-label=\{t\('(?<name>[\w.]+)'[^<]*?>\s*\{t\('(?<label>[\w.]+)'[^<]*?\)\}\s*<\//g),
    ...sources.matchAll(/label: t\('(?<label>[\w.]+)'[^\n]*\n\s*name: t\('(?<name>[\w.]+)'/g),
  ].flatMap(({ groups: { name = '', label = '' } = {} }) =>
    [german, english].map((texts) => [texts.get(name) ?? '', texts.get(label) ?? ''] as const),
  );
  const wordsOf = (text: string) =>
    ` ${(
      text
        .replaceAll(/\{\{\w+\}\}/g, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).join(' ')} `;
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([name, label]) => !wordsOf(name).includes(wordsOf(label)))).toEqual([]);
});

it('the texts that the requirement quotes are shown in its words (DECISIONS 29)', () => {
  /** Codes, reasons that have other words on the screen (DECISIONS 60), and what is said about a log. */
  const notShown = [
    'miss',
    'Customer date of birth is empty',
    'Billing address is empty',
    'could not ... data locally',
  ];
  const quoted = [...requirements.matchAll(/(?<![\w`])'([^'\n]+)'(?!\w)/g)].map(([, text = '']) => text);

  const shown = [...german.values()];
  const missing = quoted.filter((text) => !notShown.includes(text) && !shown.some((known) => says(known, text)));
  expect(missing).toEqual([]);
});

/** Whether a text is the quoted one, with anything in place of a variable and of `...` at its beginning. */
function says(text: string, quoted: string): boolean {
  const ending = quoted.replace(/^\.\.\.\s*/, '');
  if (ending !== quoted) return text.endsWith(ending);
  const parts = text.split(/\{\{\w+\}\}/);
  if (parts.length === 1) return text === quoted;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return first.length + last.length > 10 && quoted.startsWith(first) && quoted.endsWith(last);
}
