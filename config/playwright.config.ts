import path from 'node:path';
import { defineConfig } from 'playwright/test';
import type { JourneyOptions } from './journeyOptions.ts';

export const root = path.resolve(import.meta.dirname, '..');
export const port = process.env.KONTOR_PORT ?? '4173';
export const stagingPort = process.env.KONTOR_STAGING_PORT ?? '4174';
const isBuildMachine = process.env.CI !== undefined;
const executablePath = process.env.CHROMIUM_PATH ?? '';

/**
 * Journeys that only the preview server can show. All others of e2e/journeys run behind the real web server in `npm test`
 * (playwrightAll.config.ts), and behind either by hand.
 */
export const previewOnly = [
  // Its budgets are brotli sizes, and not every nginx has the module for them.
  '**/journeys/firstLoad.spec.ts',
];

export const stagingProject = {
  name: 'staging',
  testMatch: '**/staging/**/*.spec.ts',
  use: { baseURL: `http://127.0.0.1:${stagingPort}` },
};
export const previewProject = {
  name: 'preview',
  testMatch: previewOnly,
  // Runs in one worker: a second worker would start a browser for a single journey.
  fullyParallel: false,
  use: { baseURL: `http://127.0.0.1:${port}` },
};

/** Serves the built application with the local services, like `npm run preview`. */
export const preview = (mode: string, at: string) => ({
  command: `node node_modules/vite/bin/vite.js preview --mode ${mode} --host 127.0.0.1 --port ${at} --strictPort`,
  cwd: root,
  url: `http://127.0.0.1:${at}/`,
  reuseExistingServer: false,
  timeout: 60_000,
  stdout: 'ignore' as const,
});

export default defineConfig<object, JourneyOptions>({
  testDir: path.join(root, 'e2e'),
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  // As many as cores: with one more, the browsers of a slow machine spend what is gained on each other.
  workers: 2,
  // Retries once on a busy build machine; elsewhere a flaky journey has to fail.
  retries: isBuildMachine ? 1 : 0,
  // Time limits for journeys that hang, long enough for a slow machine.
  timeout: 180_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/e2e.json') }]],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Traces cost a third of a journey's time: the run of all checks records only the retry, other runs record every
    // journey.
    trace: isBuildMachine ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === '' ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A new tab of the application goes on in the process of the last one.
        '--process-per-site',
      ],
    },
  },
  projects: [
    // First, because its journeys are long: a long one that starts last leaves the other workers idle.
    stagingProject,
    previewProject,
    {
      name: 'production',
      testMatch: '**/journeys/**/*.spec.ts',
      testIgnore: previewOnly,
      use: { baseURL: `http://127.0.0.1:${port}`, sharesContext: true },
    },
  ],
  webServer: [preview('production', port), preview('staging', stagingPort)],
});
