import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import packageJson from '../package.json' with { type: 'json' };
import { usesDates } from './testing/filesWithDates.ts';

const root = path.resolve(import.meta.dirname, '..');
const rules = ['src/domain/**/*.test.ts', 'config/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'];
const application = ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'];

const inSlashes = (file: string): string => file.split(path.sep).join('/');

/** The application's test files whose source matches the pattern, so that no list has to be maintained. */
function filesWith(pattern: RegExp): string[] {
  return globSync(application, { cwd: root })
    .filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .map(inSlashes);
}

/**
 * These files get a fresh worker each: they replace or reload modules, or (`@isolated`) need unused module state. All others share
 * loaded modules, because loading them again costs more than most tests.
 */
const isolated = filesWith(/\bvi\.(?:mock|doMock|hoisted|resetModules)\(|^\/\/ @isolated\b/m);

/** Files that need a document: those that render, and those that say so. */
const withDocument = ['src/**/*.test.tsx', ...filesWith(/^\/\/ @vitest-environment jsdom$/m)];

/** Berlin rules must hold in any time zone: all tests run west of Berlin, the rules about dates once more far east. */
const west = 'America/New_York';
const east = 'Pacific/Kiritimati';
const withDates = globSync('src/domain/**/*.test.ts', { cwd: root }).filter((file) =>
  usesDates(path.join(root, file), path.join(root, 'src')),
);

const applicationSetup = [
  'config/vitest.setup.ts',
  'config/vitest.setupApplication.ts',
  'src/app/testing/resetSharedModules.ts',
];
const environmentOptions = { jsdom: { url: 'http://localhost:3000/' } };

/** Sagas of the application run by a file that records them, so that one left running fails its test file. */
const recordedSagas: Plugin = {
  name: 'recorded-sagas',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'redux-saga' && importer?.startsWith(path.join(root, 'src')) === true
      ? path.join(root, 'config/testing/recordedSagas.ts')
      : undefined,
};

export default defineConfig({
  root,
  plugins: [recordedSagas],
  resolve: { tsconfigPaths: true },
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  test: {
    setupFiles: ['config/vitest.setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    isolate: false,
    environmentOptions,
    maxWorkers: 2,
    // Most of what a test allocates is garbage after it: a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    // Ends a test or a hook that hangs; a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 5 } },
    env: { TZ: west },
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: rules } },
      {
        extends: true,
        test: {
          name: 'rules east of Berlin',
          environment: 'node',
          include: withDates.map(inSlashes),
          env: { TZ: east },
        },
      },
      {
        extends: true,
        test: {
          name: 'application',
          environment: 'node',
          include: ['src/**/*.test.ts', 'mocks/**/*.test.ts'],
          exclude: ['src/domain/**', ...isolated, ...withDocument],
          setupFiles: applicationSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'with a document',
          environment: 'jsdom',
          include: withDocument,
          exclude: isolated,
          setupFiles: applicationSetup,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', environment: 'node', isolate: true, include: isolated, setupFiles: applicationSetup },
      },
    ],
    coverage: { include: ['src/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
  },
});
