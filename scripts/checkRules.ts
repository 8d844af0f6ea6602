/**
 * `npm run rules`: checks the project's rules that no other tool covers, and reports every violation. With `--print coverage` or
 * `--print events` it prints which code and tests name each rule, or who dispatches and who handles each action.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventsOf } from './events.ts';
import { coverageOf, referenceFindings, type TextFile } from './references.ts';
import { foldersOfNoSubject, foldersOfSubject, foldersPerSubject, partOf } from './subjects.ts';
import { textFindings } from './textImports.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
}

interface TextRule {
  readonly rule: string;
  readonly files: RegExp;
  readonly except?: RegExp;
  readonly pattern: RegExp;
}

const code = /\.(?:[cm]?[jt]s|tsx)$/;
const german = /(['"`])(?:(?!\1).)*[äöüÄÖÜß](?:(?!\1).)*\1/;
/** This file and its test contain what the rules forbid. */
const itself = /^scripts\/checkRules(?:\.test)?\.ts$/;

const textRules: readonly TextRule[] = [
  {
    rule: 'no rule is switched off in a comment',
    files: code,
    except: itself,
    pattern: /(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)|(?:prettier|oxfmt)-ignore/,
  },
  { rule: 'no cast around the types', files: code, except: itself, pattern: /\bas (?:any|unknown as|never)\b/ },
  {
    rule: 'no HTML from strings',
    files: code,
    except: itself,
    pattern: /dangerouslySetInnerHTML|(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc/i,
  },
  {
    rule: 'no test is singled out or skipped',
    files: /\.(?:test|spec)\.tsx?$/,
    except: itself,
    pattern: /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|todo|fixme)\b/,
  },
  {
    rule: 'sagas, services and domain hold no German; texts stand in the translation files',
    files: /^src\/(?:domain\/.*|services\/.*|flows\/.*|.*(?:Saga|Slice|Selectors))(?<!\.de|\.en)\.ts$/,
    except:
      /\.test\.ts$|\/testing\/|^src\/domain\/(?:[^/]*\/)*(?:street|pickUp|germanWords)[^/]*\.ts$|^src\/services\/loggingService\/(?:masking|personalPatterns)\.ts$/,
    pattern: german,
  },
  {
    rule: 'components hold no text; texts stand in the translation files',
    files: /^src\/.*\.tsx$/,
    except: /\.test\.tsx$|\/testing\//,
    // The shape of a date is the same in both languages.
    pattern:
      /^\s*[A-ZÄÖÜ][a-zäöüß]+ [^;:,(){}=<>|]*$|(?<!=)>\s*[A-ZÄÖÜ][a-zäöüß]+[^<>{}=();]*<\/|\b(?:aria-label|title|placeholder|label|alt)="(?!TT\.MM\.JJJJ")[^"]*[A-Za-zÄÖÜäöüß]{3}/,
  },
  {
    rule: 'components hold no German; texts stand in the translation files',
    files: /^src\/.*\.tsx$/,
    except: /\.test\.tsx$|\/testing\//,
    pattern: german,
  },
  {
    rule: 'an action is named for what happened or what is wanted, not `…Changed`',
    files: /^src\/.*(?:Slice|State)\.ts$/,
    pattern: /^ {4}(?!select)\w*Changed: (?:<.*>)?\((?:$|state,)/,
  },
  {
    rule: 'a component follows the parts of a slice that it shows (useParts), not the whole',
    files: /^src\/.*\.tsx?$/,
    pattern: /(?:\} = |return )useSelector\(select\w+State\)|useSelector\(select\w+State\)\./,
  },
  {
    rule: 'wire schemas read numbers, flags, codes and lists by services/http/wireValues',
    files: /^src\/services\/.*\.ts$/,
    except:
      /\.test\.ts$|\/testing\/|^src\/services\/(?:identityProvider|loggingService|standInService)\/|\/wire(?:Values|Figures)\.ts$/,
    pattern: /\bv\.(?:number|boolean|picklist|array)\(/,
  },
  {
    rule: 'links to another window carry noopener',
    files: /^src\/.*\.tsx?$/,
    except: /\.test\.tsx?$/,
    pattern: /window\.open\((?!.*noopener)/,
  },
  {
    rule: 'the clipboard is written by shared/ui/copyToClipboard',
    files: /^src\/.*\.tsx?$/,
    except: /\.test\.tsx?$|\/copyToClipboard\.ts$/,
    pattern: /\bnavigator\.clipboard\b/,
  },
  {
    // `> :nth-child(2)` may match any element, so Chromium restyles all following siblings of an inserted element (STACK-NOTES 19).
    rule: 'a selector by position or sibling names the element that it selects',
    files: /\.css$/,
    pattern: /(?:^|[\s>+~(,*]):nth-|[+~] \*|\* [+~] /,
  },
  {
    rule: 'no machine path',
    files: /./,
    except: itself,
    pattern: /(?:^|[\s'"`(=])\/(?:home|root|Users|work)\//,
  },
];

const maximumLines = 400;
/** Text files grow with the application, so their length is not limited. */
const textTable = /^src\/.*\.(?:de|en)\.ts$/;

/** Findings of one file, given its path from the project's folder and its text. */
export function checkText(file: string, text: string): readonly Finding[] {
  const lines = text.split('\n');
  const rules = textRules.filter(({ files, except }) => files.test(file) && except?.test(file) !== true);
  const findings = lines.flatMap((content, index) =>
    rules.filter(({ pattern }) => pattern.test(content)).map(({ rule }) => ({ file, line: index + 1, rule })),
  );
  const length = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  if (code.test(file) && !textTable.test(file) && length > maximumLines) {
    findings.push({ file, line: length, rule: `no file is longer than ${String(maximumLines)} lines` });
  }
  return findings;
}

/** Findings in the names of files. */
export function checkNames(files: readonly string[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    if (/^(?:src|mocks)\/(?:.*\/)?index\.tsx?$/.test(file)) {
      findings.push({ file, line: 1, rule: 'no index files: an import names the file it means' });
    }
    if (/^src\/(?:screens|flows|features|services)\/[^/]+\.tsx?$/.test(file)) {
      findings.push({ file, line: 1, rule: 'this layer has folders only' });
    }
    if (/^src\/.*\.tsx?$/.test(file) && /[-_ ]/.test(path.basename(file))) {
      findings.push({ file, line: 1, rule: 'names are camelCase or PascalCase' });
    }
    if (/^src\/(?!domain\/).*Words\.(?:\w+\.)?ts$|^src\/domain\/.*Texts\.(?:\w+\.)?ts$/.test(file)) {
      findings.push({
        file,
        line: 1,
        rule: '`xWords` are the words of a domain subject, `xTexts` what one part shows',
      });
    }
  }
  return findings;
}

/** Flows that involve fewer than two features: they belong to their feature. */
export function checkFlows(texts: readonly TextFile[]): readonly Finding[] {
  const featuresOf = new Map<string, Set<string>>();
  for (const { file, text } of texts) {
    const flow = partOf(/^src\/(flows\/.*)(?<!\.test)\.ts$/.exec(file)?.[1] ?? '');
    if (flow === null) continue;
    const features = featuresOf.get(flow) ?? new Set();
    for (const [, feature = ''] of text.matchAll(/'~\/(features\/[^']+)'/g)) features.add(partOf(feature) ?? feature);
    featuresOf.set(flow, features);
  }
  return [...featuresOf]
    .filter(([, features]) => features.size < 2)
    .map(([flow]) => ({ file: `src/${flow}`, line: 1, rule: 'a flow involves at least two features' }));
}

/** The subject of a folder that is not listed. */
function subjectOf(folder: string): string {
  return path.posix.basename(folder).replace(/Service$/, '');
}

/** Reports subjects with too many folders, folders that are listed twice, and listed folders that do not exist (ARCHITECTURE). */
export function checkSubjects(
  files: readonly string[],
  subjects: typeof foldersOfSubject = foldersOfSubject,
): readonly Finding[] {
  const found = new Set(
    files.flatMap((file) => /^src\/((?:domain|features|flows|screens|services)\/[^/]+)\//.exec(file)?.[1] ?? []),
  );
  const listed = [...Object.values(subjects).flat(), ...foldersOfNoSubject];
  const unlisted = [...found].filter((folder) => !listed.includes(folder));
  const names = new Set([...Object.keys(subjects), ...unlisted.map(subjectOf)]);
  const list = 'scripts/subjects.ts';
  return [
    ...[...names]
      .filter((subject) => {
        const byName = unlisted.filter((folder) => subjectOf(folder) === subject);
        return (subjects[subject] ?? []).length + byName.length > foldersPerSubject;
      })
      .map((subject) => ({
        file: list,
        line: 1,
        rule: `${subject} has more than ${String(foldersPerSubject)} folders`,
      })),
    ...[...found]
      .filter((folder) => listed.filter((other) => other === folder).length > 1)
      .map((folder) => ({
        file: `src/${folder}`,
        line: 1,
        rule: `a folder belongs to one subject of ${list}, or serves all`,
      })),
    ...listed
      .filter((folder) => !found.has(folder))
      .map((folder) => ({ file: list, line: 1, rule: `src/${folder} does not exist` })),
  ];
}

const searched = ['src', 'mocks', 'e2e', 'config', 'scripts', 'bench', 'deploy', 'docs', '.ci'];
/** These files contain example references that do not resolve. */
const referenceCheck = /^scripts\/references(?:\.test)?\.ts$/;

function filesOf(root: string): readonly string[] {
  return searched.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|json|md|conf|css)$|^run$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
}

function packageFindings(root: string): readonly Finding[] {
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
  const manifest = JSON.parse(read('package.json')) as Readonly<
    Record<string, Readonly<Record<string, string>> | undefined>
  >;
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];
  const loose = kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([name]) => ({ file: 'package.json', line: 1, rule: `${name} is pinned to one exact version` })),
  );
  const resolved = /"resolved": "https?:/.test(read('package-lock.json'))
    ? [{ file: 'package-lock.json', line: 1, rule: 'the lockfile names no registry' }]
    : [];
  return [...loose, ...resolved];
}

function textsOf(root: string): readonly TextFile[] {
  return [...filesOf(root), 'README.md']
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const withReferences = (texts: readonly TextFile[]): readonly TextFile[] =>
  texts.filter(({ file }) => !referenceCheck.test(file));

function checkProject(root: string): readonly Finding[] {
  const texts = textsOf(root);
  const files = texts.map(({ file }) => file);
  return [
    ...checkNames(files),
    ...texts.flatMap(({ file, text }) => checkText(file, text)),
    ...checkSubjects(files),
    ...checkFlows(texts),
    ...referenceFindings(withReferences(texts)),
    ...textFindings(texts),
    ...packageFindings(root),
  ];
}

const lists: Readonly<Record<string, (texts: readonly TextFile[]) => string>> = {
  coverage: (texts) => coverageOf(withReferences(texts)),
  events: eventsOf,
};

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const [option, name = ''] = process.argv.slice(2);
  const list = lists[name];
  if (option === undefined) {
    const findings = checkProject(root);
    for (const { file, line, rule } of findings) console.error(`${file}:${String(line)}  ${rule}`);
    console.log(findings.length === 0 ? 'Every rule is kept.' : `${String(findings.length)} places break a rule.`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  } else if (option === '--print' && list !== undefined) {
    console.log(list(textsOf(root)));
  } else {
    console.error(
      `Unknown option. Use "npm run rules", or "npm run rules -- --print ${Object.keys(lists).join('|')}".`,
    );
    process.exitCode = 1;
  }
}
