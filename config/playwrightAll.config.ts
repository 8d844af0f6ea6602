import { defineConfig } from 'playwright/test';
import type { JourneyOptions } from './journeyOptions.ts';
import base, { preview, previewProject, stagingPort, stagingProject } from './playwright.config.ts';
import { deployedProjects, deployedServers, idpProject } from './playwrightDeployed.config.ts';

/**
 * The journeys of `npm test`, each once, in one run: those of the staging build and of the first load behind Vite's preview, all
 * others behind the real web server. Long ones first: a long one that starts last leaves the other workers idle.
 */
export default defineConfig<object, JourneyOptions>({
  ...base,
  projects: [stagingProject, idpProject, ...deployedProjects, previewProject],
  webServer: [...deployedServers, preview('staging', stagingPort)],
});
