import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as v from 'valibot';
import { endpoints } from '~config/endpoints';
import { localStorageKeys } from '~config/storageKeys';
import { AgentStoreContext } from '~/features/auth/agentContext';
import { selectAuthState, selectUsername } from '~/features/auth/authSlice';
import { ownToken } from '~/features/auth/ownToken';
import { getIdToken, refreshToken } from '~/features/auth/session';
import { configureHttp } from '~/services/http/httpClient';
import { onNetworkFailure, onRequestFailed, onSlowRequest } from '~/services/http/httpEvents';
import { followPage } from '~/services/http/pageLife';
import { configureLogging, log, logFailure } from '~/services/loggingService/loggingService';
import { configureEnglish, startI18n } from '~/shared/i18n/i18n';
import { Texts } from '~/shared/i18n/Texts';
import { dropEarlyKeys } from '~/shared/keyboard/earlyKeys';
import { nextTask } from '~/shared/nextTask';
import { notify } from '~/shared/notify/notices';
import { configureFailureReport } from '~/shared/saga/safely';
import { configureStorageReport, readJson, readText, writeJson } from '~/shared/storage/safeStorage';
import { configureRenderFailureReport } from '~/shared/ui/Region';
import { whenUncovered } from '~/app/cover/coverState';
import { createAgentStore, type AgentStore } from '~/app/session/agentStore';
import { currentCountry } from '~/app/session/currentCountry';
import { NoticeHost } from '~/app/shell/NoticeHost';
import { reloadOnceForVanishedChunk } from './chunkReload';
import { reportFailure, reportScreenFailure } from './failureReport';
import { offerImportAgain } from './importAgain';
import { followSession } from '~/app/session/followSession';
import { createGuards } from '~/app/session/guards';
import { configureGoTo } from '~/app/session/goTo';
import { createRoutes } from '~/app/routes';
import { routeOf, type RoutePath } from '~/app/routeTable';
import { titleScreen } from '~/app/shell/pageTitle';
import { installTrustedTypes } from './trustedTypes';
import { reloadForVersion } from './versionReload';

/** The times at which alarms were sent, by message: milliseconds since the epoch. */
const Times = v.record(v.string(), v.number());

/** Configures services, texts and routes, and renders the application into `root`. */
export async function boot(root: HTMLElement): Promise<void> {
  installTrustedTypes();
  // Each step runs in a task of its own: in one task they would block the first keys (PERFORMANCE).
  await nextTask();
  offerImportAgain();
  titleScreen(null);
  reloadOnceForVanishedChunk();
  configureEnglish(async () => (await import('./englishTexts')).englishTexts);
  await startI18n(readText('local', localStorageKeys.language) === 'en' ? 'en' : 'de');
  await nextTask();
  const agentStore = createAgentStore();
  wireServices(agentStore);
  wireReports();
  followSession(agentStore, globalThis);
  if (import.meta.env.MODE === 'staging') {
    const { startSampleData } = await import('./startSampleData');
    await startSampleData(async () => {
      const { startWorker } = await import('../../../mocks/browser');
      await startWorker({ search: endpoints.search.baseUrl, tvOffers: endpoints.tvOffers.baseUrl });
    });
  }
  await nextTask();
  const router = createBrowserRouter(createRoutes(createGuards(agentStore), () => router.state.initialized));
  router.subscribe(({ errors, initialized, location: { pathname } }) => {
    // Drops what was typed for an order entry that is not shown: it failed, or the guards lead to another screen.
    if (errors !== null || (initialized && !isOrderEntry(pathname))) dropEarlyKeys();
  });
  configureGoTo((path) => void router.navigate(path));
  await nextTask();
  // Imported here although the first file contains it (vite.config.ts), so that it is evaluated in a task of its own.
  const { createRoot } = await import('react-dom/client');
  createRoot(root).render(
    <StrictMode>
      <Provider store={agentStore} context={AgentStoreContext}>
        <Texts>
          <RouterProvider router={router} />
          <NoticeHost />
        </Texts>
      </Provider>
    </StrictMode>,
  );
}

const orderEntryPaths: readonly RoutePath[] = ['/orderapp', '/chorderentry'];

function isOrderEntry(pathname: string): boolean {
  return orderEntryPaths.some((path) => path === routeOf(pathname)?.path);
}

function wireServices(agentStore: AgentStore): void {
  followPage(globalThis);
  const own = (idToken: string | null) => ownToken(idToken, selectAuthState(agentStore.getState()));
  configureHttp({
    getIdToken: () => own(getIdToken()),
    getCountry: currentCountry,
    refreshToken: async (sentWith) => own(await refreshToken(sentWith)),
    onVersionChanged: reloadForVersion,
    wasSignedIn: () => selectAuthState(agentStore.getState()).phase !== 'unknown',
    whenAllowed: whenUncovered,
  });
  configureLogging({
    getUsername: () => selectUsername(agentStore.getState()),
    alarmMemory: {
      read: () => readJson('local', localStorageKeys.alarmsSent, (value) => v.parse(Times, value)) ?? {},
      write: (sent) => writeJson('local', localStorageKeys.alarmsSent, sent),
    },
  });
}

function wireReports(): void {
  configureFailureReport(reportFailure);
  configureRenderFailureReport(reportScreenFailure);
  configureStorageReport(({ action, area, key }) => log('warning', `could not ${action} data locally`, { area, key }));
  onNetworkFailure(() => notify({ variant: 'error', text: { key: 'errors.network' } }));
  onRequestFailed(logFailure);
  onSlowRequest(({ service, method, path, duration, correlationId }) =>
    log('warning', `slow call: ${method} ${service} ${path}`, { duration, correlationId }),
  );
}
