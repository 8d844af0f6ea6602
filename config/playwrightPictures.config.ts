import { defineConfig } from 'playwright/test';
import type { JourneyOptions } from './journeyOptions.ts';
import base, { port, preview } from './playwright.config.ts';

/** `npm run pictures`: takes the pictures of docs/pictures/ from the production build. */
export default defineConfig<object, JourneyOptions>({
  ...base,
  workers: 2,
  reporter: 'list',
  projects: [{ name: 'pictures', testMatch: '**/pictures/**/*.spec.ts', use: { baseURL: `http://127.0.0.1:${port}` } }],
  webServer: [preview('production', port)],
});
