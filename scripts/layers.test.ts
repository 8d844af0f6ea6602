import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** An importing file, what it imports, and the rules that break. `type` and `dynamic` are other ways to import. */
interface Case {
  readonly from: string;
  readonly imports: string;
  readonly way?: 'type' | 'dynamic';
  readonly breaks: readonly string[];
}

const broken: readonly Case[] = [
  { from: 'src/screens/a/A1.tsx', imports: '~/app/store', breaks: ['screens-imports-down'] },
  {
    from: 'src/screens/a/A2.tsx',
    imports: '~/services/x/xService',
    breaks: ['components-do-no-io', 'screens-imports-down'],
  },
  { from: 'src/screens/a/A3.tsx', imports: '~/screens/b/B', breaks: ['screens-not-sideways'] },
  { from: 'src/screens/a/A4.tsx', imports: '~/features/f/fSaga', breaks: ['components-know-no-sagas'] },
  { from: 'src/screens/a/A5.tsx', imports: '@mui/material', breaks: ['mui-in-kit-only'] },
  { from: 'src/flows/a/a1.ts', imports: '~/screens/b/B', breaks: ['flows-imports-down'] },
  { from: 'src/flows/a/a2.ts', imports: '~/flows/b/b', breaks: ['flows-not-sideways'] },
  { from: 'src/flows/a/a3.ts', imports: '~/app/store', way: 'type', breaks: ['flows-imports-down'] },
  { from: 'src/features/a/a1.ts', imports: '~/flows/b/b', breaks: ['features-imports-down'] },
  { from: 'src/features/a/a2.ts', imports: '~/features/f/fSlice', breaks: ['features-not-sideways'] },
  { from: 'src/features/a/a3.ts', imports: '~/features/f/fSlice', way: 'type', breaks: ['features-not-sideways'] },
  { from: 'src/features/a/a4.ts', imports: '../f/fSlice', breaks: ['features-not-sideways'] },
  { from: 'src/features/a/a5.ts', imports: '../../../mocks/browser', breaks: ['mocks-enter-through-tests'] },
  { from: 'src/features/a/a6.ts', imports: '~/services/x/xWire', way: 'type', breaks: ['wire-stays-in-services'] },
  { from: 'src/features/a/a8.ts', imports: 'msw', breaks: ['shipped-packages-only'] },
  { from: 'src/features/a/a9.ts', imports: 'node:fs', breaks: ['no-node-in-the-browser'] },
  {
    from: 'src/features/a/a10.ts',
    imports: '~/features/f/fSlice.test',
    breaks: ['features-not-sideways', 'tests-stay-tests'],
  },
  { from: 'src/features/a/a11.ts', imports: '~/domain/nowhere', breaks: ['resolvable'] },
  { from: 'src/features/a/components/C1.tsx', imports: '~/services/x/xService', breaks: ['components-do-no-io'] },
  { from: 'src/features/a/components/C2.tsx', imports: '../aSaga', breaks: ['components-know-no-sagas'] },
  { from: 'src/features/a/s1Slice.ts', imports: '~/services/x/xService', way: 'type', breaks: ['slices-are-pure'] },
  { from: 'src/features/a/s2Slice.ts', imports: './aSaga', breaks: ['slices-are-pure'] },
  { from: 'src/features/a/s3Slice.ts', imports: 'dayjs', breaks: ['slices-are-pure'] },
  { from: 'src/features/a/s4Slice.ts', imports: './components/C', breaks: ['slices-are-pure'] },
  {
    from: 'src/features/subscription/a/a1.ts',
    imports: '../b/b',
    breaks: ['features-not-sideways', 'parts-import-core-only'],
  },
  { from: 'src/features/subscription/core/a2.ts', imports: '../b/components/C', breaks: ['parts-import-core-only'] },
  { from: 'src/features/a/a12.ts', imports: '~/features/subscription/core/c', breaks: ['features-not-sideways'] },
  {
    from: 'src/features/subscription/a/components/C1.tsx',
    imports: '~/services/x/xService',
    breaks: ['components-do-no-io'],
  },
  { from: 'src/features/subscription/a/s1Slice.ts', imports: './components/C', breaks: ['slices-are-pure'] },
  { from: 'src/services/a/a1.ts', imports: '~/features/f/fSlice', breaks: ['services-imports-down'] },
  { from: 'src/services/a/a2.ts', imports: '~/shared/ui/Button', breaks: ['services-imports-down'] },
  { from: 'src/services/a/a3.ts', imports: '~/services/x/xService', breaks: ['services-not-sideways'] },
  {
    from: 'src/services/a/a4.ts',
    imports: '~/services/x/xWire',
    way: 'type',
    breaks: ['services-not-sideways', 'wire-stays-in-its-service'],
  },
  { from: 'src/services/a/a5.ts', imports: 'humps', breaks: ['humps-in-http-only'] },
  { from: 'src/domain/common/a1.ts', imports: '~/shared/ui/Button', breaks: ['domain-imports-down'] },
  { from: 'src/domain/common/a2.ts', imports: '../../../config/limits', breaks: ['domain-config'] },
  { from: 'src/domain/common/a3.ts', imports: 'react', breaks: ['domain-is-pure'] },
  { from: 'src/domain/order/aWords.de.ts', imports: '~/shared/ui/Button', breaks: ['texts-are-data'] },
  {
    from: 'src/features/a/aTexts.en.ts',
    imports: '~/features/f/fTexts.de',
    way: 'type',
    breaks: ['texts-are-data'],
  },
  { from: 'src/domain/common/c1.ts', imports: './c2', breaks: ['no-circles'] },
  { from: 'src/domain/common/c3.ts', imports: '~/domain/order/x', breaks: ['domain-imports-below'] },
  { from: 'src/domain/common/c7.ts', imports: '~/domain/order/x', way: 'type', breaks: ['domain-imports-below'] },
  { from: 'src/domain/common/c8.ts', imports: '~/domain/order/x', way: 'dynamic', breaks: ['domain-imports-below'] },
  { from: 'src/domain/order/c4.ts', imports: '~/domain/unlisted/x', breaks: ['domain-imports-below'] },
  { from: 'src/domain/other/c9.ts', imports: '~/domain/unlisted/x', breaks: ['domain-imports-below'] },
  { from: 'src/features/call/g1.ts', imports: '~/features/f/components/C', breaks: ['ground-features-below'] },
  { from: 'src/app/c5.ts', imports: './c6', way: 'dynamic', breaks: ['app-without-circles'] },
  { from: 'src/shared/a/a1.ts', imports: '~/domain/common/d', breaks: ['shared-imports-down'] },
  { from: 'src/shared/a/a2.ts', imports: '../../../config/flags', breaks: ['shared-config'] },
  { from: 'src/app/a1.ts', imports: '../../mocks/browser', breaks: ['mocks-boot-dynamically'] },
  { from: 'src/app/a2.ts', imports: '../../mocks/node', way: 'dynamic', breaks: ['boot-imports-the-worker-only'] },
  { from: 'src/main.tsx', imports: '~/features/f/fSlice', breaks: ['main-starts-app'] },
  { from: 'mocks/a1.ts', imports: '../src/services/x/xService', breaks: ['mocks-speak-wire'] },
  { from: 'mocks/a2.ts', imports: '../src/features/f/fSlice', breaks: ['mocks-speak-wire'] },
  { from: 'config/a1.ts', imports: '../src/domain/common/d', breaks: ['config-is-data'] },
];

const sound: readonly Case[] = [
  { from: 'src/app/ok1.ts', imports: '~/services/x/xService', breaks: [] },
  { from: 'src/app/ok2.ts', imports: '../../mocks/browser', way: 'dynamic', breaks: [] },
  { from: 'src/app/ok3.tsx', imports: '@mui/material', breaks: [] },
  { from: 'src/screens/a/Ok1.tsx', imports: '~/features/f/components/C', breaks: [] },
  { from: 'src/flows/a/ok1.ts', imports: '~/features/f/fSlice', breaks: [] },
  { from: 'src/flows/a/ok2.ts', imports: './steps', breaks: [] },
  { from: 'src/flows/a/ok3.ts', imports: '../../../config/flags', breaks: [] },
  { from: 'src/features/a/ok1.ts', imports: '~/services/x/xService', breaks: [] },
  { from: 'src/features/a/ok2Slice.ts', imports: '~/domain/common/d', breaks: [] },
  { from: 'src/features/a/ok3Slice.ts', imports: './aState', breaks: [] },
  { from: 'src/features/subscription/a/ok1.ts', imports: '../core/c', breaks: [] },
  { from: 'src/features/subscription/a/ok2Slice.ts', imports: './aState', breaks: [] },
  { from: 'src/services/a/ok1.ts', imports: '~/services/http/client', breaks: [] },
  { from: 'src/services/a/ok2.ts', imports: './aWire', breaks: [] },
  { from: 'src/services/http/ok3.ts', imports: 'humps', breaks: [] },
  { from: 'src/domain/common/ok1.ts', imports: 'dayjs', breaks: [] },
  { from: 'src/domain/order/okWords.de.ts', imports: '~/shared/i18n/defineTexts', breaks: [] },
  { from: 'src/domain/order/okWords.en.ts', imports: './okWords.de', way: 'type', breaks: [] },
  { from: 'src/shared/a/ok4.ts', imports: './later', way: 'dynamic', breaks: [] },
  { from: 'src/features/a/components/Ok5.tsx', imports: '~/features/f/components/C', breaks: [] },
  { from: 'src/features/a/ok6Saga.ts', imports: '~/features/call/callSlice', breaks: [] },
  { from: 'src/features/a/state/ok7Slice.ts', imports: './aWork', breaks: [] },
  { from: 'src/domain/unlisted/ok9.ts', imports: '~/domain/order/x', breaks: [] },
  { from: 'src/domain/unlisted/ok10.ts', imports: './x', breaks: [] },
  { from: 'src/features/a/ok11.ts', imports: '~/domain/unlisted/x', breaks: [] },
  { from: 'src/domain/order/ok8.ts', imports: '~/domain/common/d', breaks: [] },
  { from: 'src/shared/ui/Ok1.tsx', imports: '@mui/material', breaks: [] },
  { from: 'src/shared/a/ok2.ts', imports: '../../../config/storageKeys', breaks: [] },
  { from: 'src/features/a/ok4.test.ts', imports: '../../../mocks/node', breaks: [] },
  { from: 'mocks/ok1.ts', imports: '../src/services/x/xWire', way: 'type', breaks: [] },
  { from: 'mocks/ok2.ts', imports: '../src/domain/common/d', way: 'type', breaks: [] },
];

/** What the cases import. */
const targets = [
  'src/app/store.ts',
  'src/screens/b/B.tsx',
  'src/flows/b/b.ts',
  'src/flows/a/steps.ts',
  'src/features/f/fSlice.ts',
  'src/features/f/fSaga.ts',
  'src/features/f/fSlice.test.ts',
  'src/features/f/components/C.tsx',
  'src/features/a/aSaga.ts',
  'src/features/a/aState.ts',
  'src/features/a/components/C.tsx',
  'src/features/subscription/b/b.ts',
  'src/features/subscription/b/components/C.tsx',
  'src/features/subscription/core/c.ts',
  'src/features/subscription/a/aState.ts',
  'src/features/subscription/a/components/C.tsx',
  'src/services/x/xService.ts',
  'src/services/x/xWire.ts',
  'src/services/a/aWire.ts',
  'src/services/http/client.ts',
  'src/domain/common/d.ts',
  'src/domain/order/x.ts',
  'src/domain/unlisted/x.ts',
  'src/features/call/callSlice.ts',
  'src/features/a/state/aWork.ts',
  'src/features/f/fTexts.de.ts',
  'src/shared/i18n/defineTexts.ts',
  'src/shared/ui/Button.tsx',
  'config/flags.ts',
  'config/limits.ts',
  'config/storageKeys.ts',
  'mocks/browser.ts',
  'mocks/node.ts',
];

const packages = ['humps', 'dayjs', 'react', 'msw', '@mui/material', '@reduxjs/toolkit'];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

interface Report {
  readonly summary: {
    readonly violations: readonly Violation[];
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string }[] };
  };
}

/** Rules that no import can violate: app/ may import everything, and these layers every file of config/. */
const cannotBreak = [
  'app-imports-down',
  'app-config',
  'screens-config',
  'flows-config',
  'features-config',
  'services-config',
];

let folder = '';
let violations: readonly Violation[] = [];
let rules: readonly string[] = [];

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function importLine({ imports, way }: Case): string {
  if (way === 'dynamic') return `export const later = () => import('${imports}');\n`;
  if (way === 'type') return `import type { X } from '${imports}';\nexport type X1 = X;\n`;
  return `import { x } from '${imports}';\nexport const x1 = x;\n`;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kontor-layers-'));
  cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export const x = 1;\n');
  }
  for (const name of targets) write(name, 'export const x = 1;\nexport type X = number;\n');
  write('src/shared/a/later.ts', "import type { x } from './ok4';\nexport const y: typeof x = 1;\n");
  write('src/app/c6.ts', "import type { later } from './c5';\nexport const x: typeof later | null = null;\n");
  write('src/domain/common/c2.ts', "import type { x1 } from './c1';\nexport const x: typeof x1 = 1;\n");
  for (const each of [...broken, ...sound]) write(each.from, importLine(each));

  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = path.join(root, 'config/dependencyCruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'src', 'mocks', 'config'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(stdout) as Report;
  violations = summary.violations;
  rules = summary.ruleSetUsed.forbidden.map(({ name }) => name);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const rulesBrokenBy = (file: string): readonly string[] =>
  [...new Set(violations.filter(({ from }) => from === file).map(({ rule }) => rule.name))].toSorted();

describe('The layers', () => {
  it.each(broken)('$from may not import $imports', ({ from, breaks }) => {
    expect(rulesBrokenBy(from)).toEqual(breaks);
  });

  it.each(sound)('$from may import $imports', ({ from }) => {
    expect(rulesBrokenBy(from)).toEqual([]);
  });

  it('every rule fails on a violation', () => {
    const shown = new Set(broken.flatMap(({ breaks }) => breaks));
    expect(rules.filter((name) => !shown.has(name) && !cannotBreak.includes(name))).toEqual([]);
  });
});
