import path from 'node:path';
import { defineConfig } from 'playwright/test';
import type { JourneyOptions } from './journeyOptions.ts';
import base, { port, preview, previewOnly, root } from './playwright.config.ts';

const deployedPort = process.env.KONTOR_DEPLOYED_PORT ?? '4175';
const results = path.join(root, 'test-results');

/** Starts the real web server as a container does, with the folders and addresses of this machine. */
const deployed = (at: string, settings: Readonly<Record<string, string>> = {}) => ({
  command: 'sh deploy/start.sh',
  cwd: root,
  env: {
    PORT: at,
    LISTEN_ADDRESS: '127.0.0.1',
    BUILD_FOLDER: path.join(root, 'dist'),
    RUN_FOLDER: path.join(results, `web-server-${at}`),
    ACCESS_LOG: path.join(results, `web-server-${at}.log`),
    SERVICES_HOST: `http://127.0.0.1:${port}`,
    // Started by root, the workers would run as a user who cannot read a build in a home folder.
    RUN_AS: 'root',
    ...settings,
  },
  url: `http://127.0.0.1:${at}/healthz`,
  reuseExistingServer: false,
  timeout: 30_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  stdout: 'ignore' as const,
});

/**
 * Runs the journeys of the production build behind the real web server, and what only the web server shows; the preview server
 * provides the local services.
 */
export default defineConfig<object, JourneyOptions>({
  ...base,
  outputDir: path.join(results, 'e2e-deployed'),
  reporter: [['list'], ['json', { outputFile: path.join(results, 'e2e-deployed.json') }]],
  projects: [
    {
      name: 'production',
      testMatch: '**/journeys/**/*.spec.ts',
      testIgnore: previewOnly,
      use: { baseURL: `http://127.0.0.1:${deployedPort}`, sharesContext: true },
    },
    {
      name: 'deployed',
      testMatch: '**/deployed/**/*.spec.ts',
      use: { baseURL: `http://127.0.0.1:${deployedPort}` },
    },
  ],
  webServer: [preview('production', port), deployed(deployedPort)],
});
