import path from 'node:path';
import { defineConfig } from 'vitest/config';
import packageJson from '../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const rules = ['src/domain/**/*.test.ts', 'config/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'];

/** Berlin rules have to hold whatever the browser's zone: all tests run west of Berlin, the rules once more far east. */
const west = 'America/New_York';
const east = 'Pacific/Kiritimati';

export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  test: {
    setupFiles: ['config/vitest.setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    maxWorkers: 2,
    testTimeout: 15_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: rules, env: { TZ: west } },
      },
      {
        extends: true,
        test: {
          name: 'rules east of Berlin',
          environment: 'node',
          include: ['src/domain/**/*.test.ts'],
          env: { TZ: east },
        },
      },
      {
        extends: true,
        test: {
          name: 'application',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.{ts,tsx}'],
          exclude: ['src/domain/**'],
          setupFiles: ['config/vitest.setup.ts', 'config/vitest.setupDom.ts'],
          env: { TZ: west },
        },
      },
    ],
    coverage: { include: ['src/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
  },
});
