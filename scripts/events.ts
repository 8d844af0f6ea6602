/**
 * Lists each action of each slice, who dispatches it and who handles it. It reads the source texts: an
 * action creator that is called counts as dispatched there, one that is only named (in a `take`, a list of triggers, a `match`)
 * as handled.
 */
import path from 'node:path';

export interface SourceText {
  /** Path from the project's folder. */
  readonly file: string;
  readonly text: string;
}

interface SliceSource {
  readonly name: string;
  readonly file: string;
  /** `basketActions`, the export that carries the action creators. */
  readonly actions: string;
  readonly creators: readonly string[];
}

const source = /^src\/.*(?<!\.test)\.tsx?$/;

/** Names of the reducers in the body of `createSlice`: its lines that begin four spaces in, one level below `reducers`. */
function creatorsOf(text: string): readonly string[] {
  const body = /\n {2}reducers: \{\n([\s\S]*?)\n {2}\},/.exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {4}(\w+)(?::|,| \()/gm)].map(([, name = '']) => name);
}

function slicesOf(files: readonly SourceText[]): readonly SliceSource[] {
  return files.flatMap(({ file, text }) => {
    const name = /createSlice\(\{\n {2}name: '(\w+)'/.exec(text)?.[1];
    const actions = /export const (\w+) = \w+Slice\.actions/.exec(text)?.[1];
    return name === undefined || actions === undefined ? [] : [{ name, file, actions, creators: creatorsOf(text) }];
  });
}

interface Use {
  readonly creator: string;
  readonly isCall: boolean;
}

/** Where a file names action creators of the slice, as `basketActions.itemAdded` or destructured from it. */
function usesIn(text: string, { actions, creators }: SliceSource): readonly Use[] {
  const uses = [...text.matchAll(new RegExp(`\\b${actions}\\.(\\w+)(\\()?`, 'g'))].map(([, creator = '', call]) => ({
    creator,
    isCall: call !== undefined,
  }));
  const destructured = [...text.matchAll(new RegExp(`const \\{([^}]*)\\} =\\s*${actions};`, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(':'))
    .flatMap(([creator = '', local = creator]) =>
      creators.includes(creator) ? [{ creator, local: local.trim() }] : [],
    );
  const rest = text.replaceAll(new RegExp(`const \\{[^}]*\\} =\\s*${actions};`, 'g'), '');
  return [
    ...uses,
    ...destructured.flatMap(({ creator, local }) =>
      [...rest.matchAll(new RegExp(`(?<![\\w.])${local}\\b(?!:)(\\()?`, 'g'))].map(([, call]) => ({
        creator,
        isCall: call !== undefined,
      })),
    ),
  ];
}

/** `src/flows/recommend/recommendSaga.ts` as `flows/recommend/recommendSaga`. */
const shortName = (file: string): string => path.posix.join(path.posix.dirname(file), path.parse(file).name).slice(4);

const listed = (files: ReadonlySet<string>): string =>
  files.size === 0
    ? '–'
    : [...files]
        .toSorted()
        .map((name) => `\`${name}\``)
        .join(', ');

/** Returns the list as Markdown. Module files are left out: they repeat what their sagas handle. */
export function eventsOf(files: readonly SourceText[]): string {
  const sources = files.filter(({ file }) => source.test(file) && !/\/testing\/|Module\.ts$/.test(file));
  const sections = slicesOf(sources)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((slice) => {
      const others = sources.filter(({ file, text }) => file !== slice.file && text.includes(slice.actions));
      const uses = others.flatMap(({ file, text }) =>
        usesIn(text, slice).map((use) => ({ ...use, by: shortName(file) })),
      );
      const rows = slice.creators.map((creator) => {
        const mine = uses.filter((use) => use.creator === creator);
        const by = (isCall: boolean) => new Set(mine.filter((use) => use.isCall === isCall).map((use) => use.by));
        return `- **${creator}** dispatched by ${listed(by(true))}; handled by ${listed(by(false))}`;
      });
      return `## ${slice.name}\n\n${rows.join('\n')}\n`;
    });
  const head = `# Events

Each action of each slice: who dispatches it, and which sagas and selectors handle it beside the slice's own reducer. Commands end in \`Requested\`, events are past participles.
`;
  return [head, ...sections].join('\n');
}
