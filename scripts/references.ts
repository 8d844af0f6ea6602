/**
 * Resolves references to the numbered rules under docs/ (docs/style.md, "References") and collects which files name each rule.
 */
import path from 'node:path';

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

export interface ReferenceFinding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}

export interface Requirement {
  readonly id: string;
  readonly title: string;
  readonly status: 'built' | 'partly' | 'open';
  /** `C3.2`, in the order of the document. */
  readonly rules: readonly { readonly id: string; readonly open: boolean }[];
}

interface Anchors {
  readonly names: ReadonlySet<string>;
  /** Longest first, so that a heading is never taken for a shorter one it begins with. */
  readonly headings: readonly string[];
}

interface Reference {
  readonly document: string;
  /** Null: the document as a whole. */
  readonly anchor: string | null;
  readonly line: number;
  /** How many anchors are named together. */
  readonly together: number;
}

/** The name of each document in a reference, and the document. */
const documents: Readonly<Record<string, string>> = {
  REQ: 'docs/requirements.md',
  DECISIONS: 'docs/decisions.md',
  QUALITY: 'docs/quality.md',
  UX: 'docs/ux.md',
  CONTRACT: 'docs/contract.md',
  PERFORMANCE: 'docs/performance.md',
  ARCHITECTURE: 'docs/architecture.md',
  GLOSSARY: 'docs/glossary.md',
  'STACK-NOTES': 'docs/stack-notes.md',
};
const namedAsAWhole: ReadonlySet<string> = new Set(['PERFORMANCE', 'ARCHITECTURE', 'GLOSSARY']);

const requirementsFile = 'docs/requirements.md';

/** A test that names more rules shows none of them: its title says no longer what it checks. */
const mostShownTogether = 5;

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/** Parses docs/requirements.md; malformed parts are reported by `requirementFindings`. */
export function readRequirements(text: string): readonly Requirement[] {
  return text
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const head = /^([A-I]\d{1,2}) (.*)/.exec(section);
      if (head === null) return [];
      const [, id = '', title = ''] = head;
      const status = /^status: (built|partly|open)$/m.exec(section)?.[1];
      return [
        {
          id,
          title,
          status: status === 'built' || status === 'partly' ? status : 'open',
          rules: [...section.matchAll(/^- ([A-I]\d{1,2}\.\d{1,2}) (\(open\) )?/gm)].map(([, rule = '', open]) => ({
            id: rule,
            open: status === 'open' || open !== undefined,
          })),
        } as const,
      ];
    });
}

/** What is wrong with docs/requirements.md itself. */
function requirementFindings(text: string): readonly ReferenceFinding[] {
  const findings: ReferenceFinding[] = [];
  const report = (rule: string): void => {
    findings.push({ file: requirementsFile, line: 1, rule });
  };
  const requirements = readRequirements(text);
  if ([...text.matchAll(/^status: (?:built|partly|open)$/gm)].length !== requirements.length) {
    report('each capability has one line "status: built", "partly" or "open"');
  }
  const seen = new Set<string>();
  for (const { id, status, rules } of requirements) {
    for (const name of [id, ...rules.map((rule) => rule.id)]) {
      if (seen.has(name)) report(`${name} stands there once`);
      seen.add(name);
    }
    if (rules.length === 0) report(`${id} has at least one rule`);
    if (rules.some((rule, index) => rule.id !== `${id}.${String(index + 1)}`)) {
      report(`the rules of ${id} are numbered from 1 without a gap`);
    }
    const open = rules.filter((rule) => rule.open).length;
    if (status === 'built' && open > 0) report(`${id} is built and has no rule marked (open)`);
    if (status === 'partly' && (open === 0 || open === rules.length)) {
      report(`${id} is built in part: some of its rules are marked (open), some are not`);
    }
  }
  return findings;
}

function anchorsOf(document: string, text: string): Anchors {
  if (document === 'REQ') {
    const names = readRequirements(text).flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]);
    return { names: new Set(names), headings: [] };
  }
  const numbers = [...text.matchAll(/^(?:(?:#+ )?(?=\d+\. )|- \*\*(?=\d+ ))(\d{1,3})/gm)].map(
    ([, number = '']) => number,
  );
  const headings = [...text.matchAll(/^##+ (?:\d{1,2}\. )?(.+)$/gm)].map(([, heading = '']) => heading);
  return { names: new Set(numbers), headings: headings.toSorted((a, b) => b.length - a.length) };
}

function readAnchors(files: readonly TextFile[]): ReadonlyMap<string, Anchors> {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return new Map(
    Object.entries(documents).map(([document, file]) => [document, anchorsOf(document, texts.get(file) ?? '')]),
  );
}

/** Joins the lines of a comment to one; every character keeps its index. */
function onOneLine(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, (gap) => ' '.repeat(gap.length));
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const documentName =
  /(?<![\w-])(?:REQ|DECISIONS|QUALITY|UX|CONTRACT|PERFORMANCE|ARCHITECTURE|GLOSSARY|STACK-NOTES)(?![\w-])/g;
const ruleName = String.raw`[A-I]\d{1,2}(?:\.\d{1,2})?(?!\w)`;
const lists: Readonly<Record<'rules' | 'numbers', RegExp>> = {
  rules: new RegExp(`^ +${ruleName}(?:, +${ruleName})*`),
  numbers: /^ +\d{1,3}(?!\w)(?:, +\d{1,3}(?!\w))*/,
};

function referencesOf(text: string, anchors: ReadonlyMap<string, Anchors>): readonly Reference[] {
  const flat = onOneLine(text);
  return [...flat.matchAll(documentName)].flatMap(({ 0: document, index }) => {
    const rest = flat.slice(index + document.length, index + document.length + 200);
    const line = lineOf(text, index);
    const numbered = lists[document === 'REQ' ? 'rules' : 'numbers'].exec(rest)?.[0];
    if (numbered !== undefined) {
      const named = numbered.split(',');
      return named.map((anchor) => ({ document, anchor: anchor.trim(), line, together: named.length }));
    }
    const words = rest.trimStart().replace(/ {2,}/g, ' ');
    const heading = anchors
      .get(document)
      ?.headings.find((candidate) => rest.startsWith(' ') && words.startsWith(candidate));
    return [{ document, anchor: heading ?? null, line, together: 1 }];
  });
}

const listOfRules = new RegExp(String.raw`\bREQ +${ruleName}(?:, +${ruleName})*`, 'g');
const bareRule = /\b[A-I]\d{1,2}\.\d{1,2}\b/g;

/** Matches section signs of a former numbering, and ranges, of which only the first rule would be checked. */
const otherSpelling =
  /\bspec(?:ification)? [123]\b|\bCONTRACT,? §|\bREQ [A-I][\d.]+(?:, [A-I][\d.]+)*(?: to | and |–)[A-I]\d/i;

function findingsOfFile({ file, text }: TextFile, anchors: ReadonlyMap<string, Anchors>): readonly ReferenceFinding[] {
  const unresolved = referencesOf(text, anchors).flatMap(({ document, anchor, line }) => {
    if (anchor === null) {
      return namedAsAWhole.has(document)
        ? []
        : [{ file, line, rule: `a reference to ${document} names a number or a heading of it` }];
    }
    const { names, headings } = anchors.get(document) ?? { names: new Set(), headings: [] };
    if (names.has(anchor) || headings.includes(anchor)) return [];
    return [{ file, line, rule: `${document} ${anchor} does not exist in ${documents[document] ?? ''}` }];
  });
  const names = anchors.get('REQ')?.names ?? new Set();
  const bare =
    file === requirementsFile
      ? []
      : [
          ...onOneLine(text)
            .replace(listOfRules, (list) => ' '.repeat(list.length))
            .matchAll(bareRule),
        ].flatMap(({ 0: name, index }) =>
          names.has(name)
            ? [{ file, line: lineOf(text, index), rule: `a rule is named with its document: REQ ${name}` }]
            : [],
        );
  const misspelled = text
    .split('\n')
    .flatMap((content, index) =>
      otherSpelling.test(content)
        ? [{ file, line: index + 1, rule: 'references are spelled as docs/style.md says, "REQ C3.2"' }]
        : [],
    );
  return [...unresolved, ...bare, ...misspelled];
}

/** Ids that docs/requirements.md names in its own rules ("as A6.6 says"). */
function findingsOfRequirements(text: string, anchors: ReadonlyMap<string, Anchors>): readonly ReferenceFinding[] {
  const names = anchors.get('REQ')?.names ?? new Set();
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/\b[A-I]\d{1,2}(?:\.\d{1,2})?\b(?![.\w])/g)]
        .filter(([name]) => !names.has(name))
        .map(([name]) => ({ file: requirementsFile, line: index + 1, rule: `${name} does not exist` })),
    );
}

function findingsOfLinks({ file, text }: TextFile, files: ReadonlySet<string>): readonly ReferenceFinding[] {
  return [...text.matchAll(/\]\(([^)#:\s]+\.md)(?:#[^)]*)?\)/g)].flatMap(({ 1: link = '', index }) => {
    const target = path.posix.join(path.posix.dirname(file), link);
    const line = lineOf(text, index);
    return files.has(target) ? [] : [{ file, line, rule: `the link leads to ${target}, which does not exist` }];
  });
}

interface Names {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** Collects the code and test files that name each capability, rule or promise of one document; documents do not count. */
function namesByAnchor(
  files: readonly TextFile[],
  anchors: ReadonlyMap<string, Anchors>,
  of: 'REQ' | 'QUALITY' = 'REQ',
): ReadonlyMap<string, Names> {
  const byAnchor = new Map<string, { code: string[]; tests: string[] }>();
  for (const { file, text } of files.filter((candidate) => !candidate.file.endsWith('.md'))) {
    const named = referencesOf(text, anchors).filter(
      ({ document, together }) => document === of && (!isTest(file) || together <= mostShownTogether),
    );
    for (const anchor of new Set(named.map((reference) => reference.anchor ?? ''))) {
      const names = byAnchor.get(anchor) ?? { code: [], tests: [] };
      names[isTest(file) ? 'tests' : 'code'].push(file);
      byAnchor.set(anchor, names);
    }
  }
  return byAnchor;
}

const nobody: Names = { code: [], tests: [] };

function listed({ code, tests }: Names): string {
  const quoted = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join(', ');
  const parts = [code.length > 0 ? quoted(code) : null, tests.length > 0 ? `tests: ${quoted(tests)}` : null];
  return parts.filter((part) => part !== null).join('; ');
}

/** The coverage as Markdown: each rule, the code and the tests that name it. */
export function coverageOf(files: readonly TextFile[]): string {
  const anchors = readAnchors(files);
  const names = namesByAnchor(files, anchors);
  const requirements = readRequirements(files.find(({ file }) => file === requirementsFile)?.text ?? '');
  const built = requirements.flatMap(({ rules }) => rules.filter((rule) => !rule.open));
  const tested = built.filter(({ id }) => (names.get(id) ?? nobody).tests.length > 0);
  const sections = requirements.map(({ id, title, status, rules }) => {
    const own = listed(names.get(id) ?? nobody);
    const lines = rules.map((rule) => {
      const by = listed(names.get(rule.id) ?? nobody);
      return `- ${rule.id}${rule.open && status === 'partly' ? ' (open)' : ''}${by === '' ? '' : `: ${by}`}`;
    });
    return [`## ${id} ${title}`, `${status}${own === '' ? '' : `: ${own}`}`, lines.join('\n')].join('\n\n');
  });
  const shown = namesByAnchor(files, anchors, 'QUALITY');
  const promises = [...(anchors.get('QUALITY')?.names ?? [])].map(
    (promise) => `- ${promise}: ${listed(shown.get(promise) ?? nobody)}`,
  );
  return `${[
    '# Coverage of the requirement',
    'Which code and which tests name each rule of docs/requirements.md.',
    `${String(built.length)} rules are built, ${String(tested.length)} of them are named by a test.`,
    ...sections,
    `## Promises of ${documents['QUALITY'] ?? ''}`,
    promises.join('\n'),
  ].join('\n\n')}\n`;
}

/** Everything that is wrong with references, the requirement and its tests. */
export function referenceFindings(files: readonly TextFile[]): readonly ReferenceFinding[] {
  const anchors = readAnchors(files);
  const names = namesByAnchor(files, anchors);
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const requirements = texts.get(requirementsFile) ?? '';
  const known = new Set(texts.keys());
  const untested = readRequirements(requirements)
    .flatMap(({ rules }) => rules)
    .filter(({ id, open }) => !open && (names.get(id) ?? nobody).tests.length === 0);
  const shown = namesByAnchor(files, anchors, 'QUALITY');
  const notShown = [...(anchors.get('QUALITY')?.names ?? [])].filter(
    (promise) => (shown.get(promise) ?? nobody).tests.length === 0,
  );
  return [
    ...requirementFindings(requirements),
    ...findingsOfRequirements(requirements, anchors),
    ...files.flatMap((file) => findingsOfFile(file, anchors)),
    ...files.filter(({ file }) => file.endsWith('.md')).flatMap((file) => findingsOfLinks(file, known)),
    ...untested.map(({ id }) => ({ file: requirementsFile, line: 1, rule: `${id} is built: a test names it` })),
    ...notShown.map((promise) => ({
      file: documents['QUALITY'] ?? '',
      line: 1,
      rule: `promise ${promise}: a test names it`,
    })),
  ];
}
