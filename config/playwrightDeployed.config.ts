import path from 'node:path';
import { defineConfig } from 'playwright/test';
import base, { port, preview, root } from './playwright.config.ts';

const deployedPort = process.env.KONTOR_DEPLOYED_PORT ?? '4175';
const address = `http://127.0.0.1:${deployedPort}`;

/**
 * Runs journeys against the build behind the real web server with the shipped configuration; the preview server
 * provides the local services.
 */
export default defineConfig({
  ...base,
  testDir: path.join(root, 'e2e/deployed'),
  outputDir: path.join(root, 'test-results/e2e-deployed'),
  workers: 1,
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/e2e-deployed.json') }]],
  projects: [{ name: 'deployed', use: { baseURL: address } }],
  webServer: [
    preview('production', port),
    {
      command: `node scripts/deployedServer.ts ${deployedPort} ${port}`,
      cwd: root,
      url: `${address}/`,
      reuseExistingServer: false,
      timeout: 30_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
    },
  ],
});
