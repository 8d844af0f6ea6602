import path from 'node:path';
import { defineConfig } from 'playwright/test';
import type { JourneyOptions } from './journeyOptions.ts';
import base, { port, preview, previewOnly, root } from './playwright.config.ts';

const deployedPort = process.env.KONTOR_DEPLOYED_PORT ?? '4175';
const behindProviderPort = process.env.KONTOR_IDP_PORT ?? '4176';
const providerPort = process.env.KONTOR_PROVIDER_PORT ?? '4177';
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

/** The certified OpenID provider of `npm run e2e:idp`, on an origin of its own; the stand-in's services accept its keys. */
const provider = `http://127.0.0.1:${providerPort}`;
const providerKeys = path.join(results, `provider-keys-${providerPort}.json`);
const providerSettings = {
  VITE_IDENTITY_PROVIDER_URL: provider,
  VITE_IDENTITY_PROVIDER_LOGIN_PATH: '/auth',
  VITE_IDENTITY_PROVIDER_TOKEN_PATH: '/token',
  VITE_IDENTITY_PROVIDER_LOGOUT_PATH: '/session/end',
  VITE_IDENTITY_PROVIDER_LOGOUT_PARAMETER: 'post_logout_redirect_uri',
  VITE_IDENTITY_PROVIDER_JWKS_URL: `${provider}/jwks`,
  VITE_IDENTITY_PROVIDER_ISSUER: provider,
  VITE_IDENTITY_PROVIDER_GIVEN_NAME_CLAIM: 'first_name',
  VITE_IDENTITY_PROVIDER_FAMILY_NAME_CLAIM: 'last_name',
};

/** One after the other: these journeys change the provider's keys and lifetimes. */
export const idpProject = {
  name: 'idp',
  testMatch: '**/idp/**/*.spec.ts',
  fullyParallel: false,
  use: { baseURL: `http://127.0.0.1:${behindProviderPort}` },
};

export const deployedProjects = [
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
];

export const deployedServers = [
  { ...preview('production', port), env: { KONTOR_FOREIGN_KEYS: providerKeys } },
  deployed(deployedPort),
  deployed(behindProviderPort, providerSettings),
  {
    command: `node e2e/idp/provider.mjs ${providerPort} http://127.0.0.1:${behindProviderPort} '${providerKeys}'`,
    cwd: root,
    url: `${provider}/.well-known/openid-configuration`,
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore' as const,
  },
];

/**
 * Runs the journeys of the production build behind the real web server, what only the web server shows, and the sign-in against
 * the OpenID provider; the preview server provides the local services.
 */
export default defineConfig<object, JourneyOptions>({
  ...base,
  outputDir: path.join(results, 'e2e-deployed'),
  reporter: [['list'], ['json', { outputFile: path.join(results, 'e2e-deployed.json') }]],
  projects: [idpProject, ...deployedProjects],
  webServer: deployedServers,
});
