import { describe, expect, it } from 'vitest';
import { checkFlows, checkNames, checkSubjects, checkText } from './checkRules.ts';
import { foldersOfNoSubject } from './subjects.ts';

const rulesOf = (file: string, text: string) => checkText(file, text).map(({ rule }) => rule);

describe('The rules that no other tool covers', () => {
  it.each([
    ['src/a.ts', '// oxlint-disable-next-line no-console'],
    ['mocks/a.ts', '// eslint-disable no-console'],
    ['e2e/a.ts', '// @ts-ignore'],
    ['src/a.ts', '// @ts-expect-error later'],
    ['src/a.ts', 'const a = b as any;'],
    ['config/a.ts', 'const a = b as unknown as string;'],
    ['src/A.tsx', '<p dangerouslySetInnerHTML={html} />'],
    ['src/a.ts', 'node.innerHTML = text;'],
    ['src/a.test.ts', "it.only('works', () => {});"],
    ['e2e/a.spec.ts', "test.skip('works', () => {});"],
    ['e2e/a.spec.ts', "test.describe.only('works', () => {});"],
    ['src/domain/a.ts', "const text = 'Bitte prüfen';"],
    ['src/features/a/aSaga.ts', 'notify(`Größe fehlt`);'],
    ['src/screens/a/A.tsx', "const title = 'Größe';"],
    ['src/screens/a/A.tsx', '      Bitte wählen'],
    ['src/screens/a/A.tsx', '<p>Order entry</p>'],
    ['src/screens/a/A.tsx', '<Button aria-label="Close">'],
    ['src/shared/a.ts', "window.open(url, '_blank');"],
    ['src/shared/a.ts', 'await navigator.clipboard.writeText(text);'],
    ['src/shared/ui/a.module.css', '.row > :nth-child(2) {'],
    ['src/shared/ui/a.module.css', '.row > label + * {'],
    ['src/shared/ui/a.module.css', '.row > * + div {'],
    ['scripts/a.ts', "const folder = '/home/somebody/kontor';"],
    [
      'src/features/a/aSlice.ts',
      '    draftChanged: (state, { payload }: PayloadAction<Draft>) => ({ ...state, draft: payload }),',
    ],
    ['src/features/a/aSlice.ts', '    stepChanged: (\n      state,'],
    ['src/features/a/A.tsx', 'const { lines } = useSelector(selectBasketState);'],
    ['src/features/a/A.tsx', 'const isOpen = useSelector(selectBasketState).dialog !== null;'],
  ])('%s: reports %s', (file, text) => {
    expect(rulesOf(file, text)).toHaveLength(1);
  });

  it.each([
    ['src/domain/a.ts', '// Größen stehen hier nur im Kommentar'],
    ['src/features/a/aTexts.ts', "const text = 'Bitte prüfen';"],
    ['src/domain/a/aWords.de.ts', "const text = 'Bitte prüfen';"],
    ['src/domain/a.test.ts', "expect(read('Müller'));"],
    ['src/shared/a.ts', "window.open(url, '_blank', 'noopener');"],
    ['src/a.ts', 'const a = b as const;'],
    ['src/screens/a/A.tsx', '<p>{t("order.title")}</p>'],
    ['src/screens/a/A.tsx', 'const [open, setOpen] = useState<Order | null>(null);'],
    ['src/features/a/A.tsx', 'const order = useSelector(selectOrderState);'],
    ['src/features/a/aSlice.ts', '    orderChanged: (state) => clear(state),'],
    ['src/features/a/aSlice.ts', '    selectIsChanged: (state) => state.isChanged,'],
    ['src/shared/ui/a.module.css', '.table th:nth-child(2), .items li + li, .row > :is(td, th):nth-child(3) {'],
    ['src/shared/ui/a.module.css', '  width: calc(2 * var(--gap) + 4px);'],
    ['src/a.test.ts', "it('skips nothing', () => {});"],
  ])('%s: allows %s', (file, text) => {
    expect(rulesOf(file, text)).toEqual([]);
  });

  it('allows a file of 400 lines but not one of 401, and longer text files', () => {
    expect(rulesOf('src/features/basket/basketTexts.de.ts', 'x;\n'.repeat(401))).toEqual([]);
    expect(rulesOf('src/a.ts', 'x;\n'.repeat(400))).toEqual([]);
    expect(rulesOf('src/a.ts', 'x;\n'.repeat(401))).toHaveLength(1);
  });

  it('reports index files, files directly in the folder of a layer, names with dashes, and words and texts in the wrong place', () => {
    const names = [
      'src/shared/ui/index.ts',
      'src/features/loose.ts',
      'src/shared/ui/my-button.tsx',
      'src/features/a/aWords.ts',
      'src/domain/a/aTexts.de.ts',
      'src/features/a/aSlice.ts',
      'src/features/a/aTexts.de.ts',
      'src/domain/a/aWords.en.ts',
    ];
    expect(checkNames(names).map(({ file }) => file)).toEqual(names.slice(0, 5));
  });

  it('reports a subject of seven folders, a folder of two, and one that does not exist', () => {
    const six = Array.from({ length: 6 }, (_, index) => `features/part${String(index)}`);
    const findings = checkSubjects(
      [...six, 'domain/loose', 'services/sevenService', 'flows/twice'].map((folder) => `src/${folder}/a.ts`),
      // The seventh by its name.
      { seven: six, one: ['flows/twice'], two: ['flows/twice', 'domain/gone'] },
    ).filter(({ rule }) => !foldersOfNoSubject.some((folder) => rule.startsWith(`src/${folder} `)));
    expect(findings.map(({ file, rule }) => [file, rule.slice(0, 12)])).toEqual([
      ['scripts/subjects.ts', 'seven has mo'],
      ['src/flows/twice', 'a folder bel'],
      ['scripts/subjects.ts', 'src/domain/g'],
    ]);
  });

  it('reports a flow that involves fewer than two features', () => {
    const texts = [
      { file: 'src/flows/one/oneSaga.ts', text: "import '~/features/basket/a';\nimport '~/features/basket/b';" },
      { file: 'src/flows/one/one.test.ts', text: "import '~/features/offer/a';" },
      { file: 'src/flows/two/twoSaga.ts', text: "import '~/features/basket/a';" },
      { file: 'src/flows/two/twoModule.ts', text: "import '~/features/offer/a';" },
    ];
    expect(checkFlows(texts).map(({ file }) => file)).toEqual(['src/flows/one']);
  });
});
