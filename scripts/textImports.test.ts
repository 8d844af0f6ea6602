import { describe, expect, it } from 'vitest';
import { textFindings } from './textImports.ts';

const basket = `import { defineTexts } from '~/shared/i18n/defineTexts';

export const de = defineTexts({ basket: { title: 'Warenkorb', rows_one: 'eine Zeile', rows_other: '{{count}} Zeilen' } });
`;

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const given = {
    'src/features/basket/basketTexts.de.ts': basket,
    'src/features/basket/basketTexts.en.ts': '',
    ...files,
  };
  return textFindings(Object.entries(given).map(([file, text]) => ({ file, text }))).map(
    ({ file, line, rule }) => `${file}:${String(line)} ${rule}`,
  );
}

const missing = (file: string, line: number, key: string): string =>
  `${file}:${String(line)} the text '${key}' is loaded by importing src/features/basket/basketTexts.de.ts`;

describe('A file that names a text key', () => {
  const panel = 'src/features/basket/components/BasketPanel.tsx';

  it('imports the file that defines it', () => {
    expect(findings({ [panel]: "import '../basketTexts.de';\nt('basket.title');" })).toEqual([]);
    expect(findings({ [panel]: "import '~/features/basket/basketTexts.de';\nt('basket.rows');" })).toEqual([]);
    expect(findings({ [panel]: "\nt('basket.title', t('basket.rows'));" })).toEqual([
      missing(panel, 2, 'basket.title'),
      missing(panel, 2, 'basket.rows'),
    ]);
  });

  it('imports the file that defines those of a code', () => {
    expect(findings({ [panel]: "import '../basketTexts.de';\nt(`basket.${part}`);" })).toEqual([]);
    expect(findings({ [panel]: '\nt(`basket.${part}`);' })).toEqual([
      missing(panel, 2, 'basket.title'),
      missing(panel, 2, 'basket.rows'),
    ]);
  });

  it('may import it through another file', () => {
    const row = { 'src/features/basket/components/BasketRow.tsx': "import '../basketTexts.de';" };
    const uses = "t('basket.title');";
    expect(findings({ ...row, [panel]: `import { BasketRow } from './BasketRow';\n${uses}` })).toEqual([]);
    expect(findings({ ...row, [panel]: `import { type Props, BasketRow } from './BasketRow';\n${uses}` })).toEqual([]);
    expect(findings({ ...row, [panel]: `export { BasketRow } from './BasketRow';\n${uses}` })).toEqual([]);
  });

  it('may import it by a pattern', () => {
    const all = "import.meta.glob('/src/**/*Texts.de.ts', { eager: true });";
    expect(findings({ [panel]: `${all}\nt('basket.title');` })).toEqual([]);
    const others = "import.meta.glob('/src/**/*TileTexts.de.ts', { eager: true });";
    expect(findings({ [panel]: `${others}\nt('basket.title');` })).toEqual([missing(panel, 2, 'basket.title')]);
  });

  it('is reported when it imports the texts only dynamically, as a type or from a missing file', () => {
    const row = { 'src/features/basket/components/BasketRow.tsx': "import '../basketTexts.de';" };
    const expected = [missing(panel, 2, 'basket.title')];
    for (const line of [
      "const later = () => import('./BasketRow');",
      "import type { Props } from './BasketRow';",
      "import { type Props } from './BasketRow';",
      "import { BasketRow } from './BasketRows';",
    ]) {
      expect(findings({ ...row, [panel]: `${line}\nt('basket.title');` })).toEqual(expected);
    }
  });

  it('is not reported without a text key, nor as a test', () => {
    expect(findings({ [panel]: "log('basket.other');" })).toEqual([]);
    expect(findings({ 'src/features/basket/a.test.ts': "expect('basket.title');" })).toEqual([]);
  });
});

describe('A file of German texts', () => {
  const file = 'src/features/customer/pin/pinTexts.de.ts';
  const english = { 'src/features/customer/pin/pinTexts.en.ts': '' };

  it('has the English ones beside it', () => {
    expect(findings({ [file]: 'defineTexts({});' })).toEqual([
      `${file}:1 German texts have their English ones beside them`,
    ]);
  });

  it('holds one object of strings', () => {
    const rule = `${file}:1 German texts are one object of strings in \`defineTexts\``;
    expect(findings({ ...english, [file]: "export const de = { pin: 'PIN' };" })).toEqual([rule]);
    expect(findings({ ...english, [file]: 'defineTexts({ pin: textOf(pin) });' })).toEqual([rule]);
  });
});
