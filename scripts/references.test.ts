import { describe, expect, it } from 'vitest';
import { coverageOf, readRequirements, referenceFindings, type TextFile } from './references.ts';

const requirements = `# Requirement

### C3 Basket

status: built

- C3.1 Articles are added.
- C3.2 They are removed (C3.1).

### E1 Order history

status: partly

- E1.1 Tabs.
- E1.2 (open) Filters.

### G1 Subscriptions

status: open

- G1.1 They are created.
`;
const tests = `describe('adding (REQ C3.1, C3.2)'); it('tabs (REQ E1.1)');`;

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const given: readonly TextFile[] = Object.entries({
    'docs/requirements.md': requirements,
    'docs/decisions.md': '- **1 one**: done.\n- **2 two**: done.\n- **100 hundred**: done.\n',
    'docs/ux.md': '## Working days\n\n## Working days abroad\n',
    'docs/contract.md': '## 2. Headers\n\n### Product, search, stock\n',
    'src/basket.test.ts': tests,
    ...files,
  }).map(([file, text]) => ({ file, text }));
  return referenceFindings(given).map(({ rule }) => rule);
}

describe('references', () => {
  it.each([
    '/** Adds an article (REQ C3.1). */',
    '// Adds and removes (REQ C3.1, C3.2; DECISIONS 1, 2, 100).',
    '/**\n * Adds and removes (REQ C3.1,\n * C3.2, UX Working\n * days abroad).\n */',
    '/** The header (CONTRACT 2), the product (CONTRACT Product, search, stock), slow (PERFORMANCE). */',
    "press('F4'); const QUALITY_LEVEL = 11; const text = 'UXO';",
  ])('%j resolves', (text) => {
    expect(findings({ 'src/a.ts': text })).toEqual([]);
  });

  it.each([
    ['// REQ C3.9', 'REQ C3.9 does not exist in docs/requirements.md'],
    ['// REQ C3.1, Z1.1 and REQ D1', 'REQ D1 does not exist in docs/requirements.md'],
    ['// DECISIONS 1, 3', 'DECISIONS 3 does not exist in docs/decisions.md'],
    ['// (DECISIONS)', 'a reference to DECISIONS names a number or a heading of it'],
    ['// UX Weekdays', 'a reference to UX names a number or a heading of it'],
    ['// Adds an article (C3.1).', 'a rule is named with its document: REQ C3.1'],
    ['// spec 1 §4.4', 'references are spelled as docs/style.md says, "REQ C3.2"'],
    ['// REQ C3.1 to C3.2', 'references are spelled as docs/style.md says, "REQ C3.2"'],
  ])('reports %j', (text, rule) => {
    expect(findings({ 'src/a.ts': text })).toContain(rule);
  });

  it('are reported with the line on which they begin', () => {
    const text = 'const one = 1;\n/**\n * Two\n * (REQ C3.9).\n */\n';
    const given = [
      { file: 'docs/requirements.md', text: requirements },
      { file: 'src/a.ts', text },
    ];
    expect(referenceFindings(given).find(({ file }) => file === 'src/a.ts')).toMatchObject({ line: 4 });
  });

  it('between documents are reported when the file is missing', () => {
    expect(findings({ 'docs/style.md': '[a](ux.md#names), [b](gone.md)' })).toEqual([
      'the link leads to docs/gone.md, which does not exist',
    ]);
  });
});

describe('the requirement', () => {
  it('is parsed with status and open rules', () => {
    expect(readRequirements(requirements).map(({ id, status }) => [id, status])).toEqual([
      ['C3', 'built'],
      ['E1', 'partly'],
      ['G1', 'open'],
    ]);
    expect(readRequirements(requirements).flatMap(({ rules }) => rules)).toContainEqual({ id: 'E1.2', open: true });
  });

  it('is reported for a built rule that no test names, not for an open one', () => {
    expect(findings({ 'src/basket.test.ts': "it('adds (REQ C3.1, E1.1)')" })).toEqual([
      'C3.2 is built: a test names it',
    ]);
    expect(findings({ 'src/basket.test.ts': '', 'src/basket.ts': '// REQ C3.1, C3.2, E1.1' })).toHaveLength(3);
  });

  it('is reported for a promise that no test names', () => {
    const promises = { 'docs/quality.md': '## Orders\n\n8. Sent once.\n9. Never twice.\n' };
    expect(findings({ ...promises, 'src/order.test.ts': "it('is sent once (QUALITY 8)')" })).toEqual([
      'promise 9: a test names it',
    ]);
  });

  it('is not shown by a test whose title names more than five rules', () => {
    expect(findings({ 'src/basket.test.ts': "it('all of it (REQ C3.1, C3.2, E1.1, E1, C3, G1)')" })).toHaveLength(3);
  });

  it.each([
    ['- C3.2 They are removed (C3.1).', '- C3.2 (open) They are removed.', 'C3 is built and has no rule marked (open)'],
    [
      '- E1.2 (open) Filters.',
      '- E1.2 Filters.',
      'E1 is built in part: some of its rules are marked (open), some are not',
    ],
    ['- C3.2 They', '- C3.4 They', 'the rules of C3 are numbered from 1 without a gap'],
    ['(C3.1)', '(C3.7)', 'C3.7 does not exist'],
    ['status: open', 'status: planned', 'each capability has one line "status: built", "partly" or "open"'],
  ])('reports %j changed to %j', (before, after, rule) => {
    expect(findings({ 'docs/requirements.md': requirements.replace(before, after) })).toContain(rule);
  });
});

describe('the coverage', () => {
  it('lists code and tests of each rule', () => {
    const given = [
      { file: 'docs/requirements.md', text: requirements },
      { file: 'src/basket.ts', text: '// REQ C3.1' },
      { file: 'src/basket.test.ts', text: tests },
    ];
    const coverage = coverageOf(given);
    expect(coverage).toContain('3 rules are built, 3 of them are named by a test.');
    expect(coverage).toContain('- C3.1: `src/basket.ts`; tests: `src/basket.test.ts`\n');
    expect(coverage).toContain('- E1.2 (open)\n');
  });
});
