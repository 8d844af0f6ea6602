import { loadModules, loadSagasOf } from './modules';
import { routeScreens, screenSagas, screensAhead } from './routeScreens';
import { routeTable, type AppRoute, type RoutePath } from './routeTable';

/** Loads the sagas that a screen starts, with their modules. Rejects when one cannot be loaded. */
export async function loadScreenSagas(path: RoutePath, modules: AppRoute['modules']): Promise<void> {
  // The router does not wait for the code of the screen before it prepares it.
  if (modules !== undefined) await loadModules(modules);
  await loadSagasOf(screenSagas[path] ?? []);
}

/** Loads all that a screen needs when it opens. Rejects when a part of it cannot be loaded. */
export async function loadScreenAhead(path: RoutePath): Promise<void> {
  const modules = routeTable.find((route) => route.path === path)?.modules;
  await Promise.all([screensAhead[path]?.(), routeScreens[path](), loadScreenSagas(path, modules)]);
}
