import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { securityHeaders, serviceOriginsOf } from './config/securityHeaders.ts';
import { chartsOwnReselect } from './config/vite/chartsOwnReselect.ts';
import { compiledAhead } from './config/vite/compiledAhead.ts';
import { compressedAssets } from './config/vite/compressedAssets.ts';
import { importsAgain } from './config/vite/importsAgain.ts';
import { minifiedStart } from './config/vite/minifiedStart.ts';
import { reachedFrom } from './config/vite/reachedFrom.ts';
import { scopedClassName } from './config/vite/scopedClassName.ts';
import { shippedPreview } from './config/vite/shippedPreview.ts';
import { localServices } from './mocks/localServices.ts';
import packageJson from './package.json' with { type: 'json' };

/** Differs with every deployment, also where the package's version does not: guards and `X-App-Version` go by the build. */
const appVersion = `${packageJson.version}+${Date.now().toString(36)}`;

/** The frame of every signed-in screen, and the check of the token's signature. */
const isDesk = /\/src\/(?:app\/call\/desk|services\/identityProvider\/signature)\.tsx?$/;

/** What every start runs. */
const inStart = reachedFrom(import.meta.dirname, ['index.html']);

/**
 * Loads with the start: React's renderer, which runs in a task of its own (`src/app/boot/boot.tsx`), and the bundler's helpers, which
 * every chunk imports.
 */
const loadsWithStart = /rolldown\/runtime|\/node_modules\/(?:react-dom\/(?:client|cjs\/react-dom-client)|scheduler\/)/;

/** The routes of the order entry, and the sagas that start with its first article. */
const orderEntry = [
  'src/app/call/OrderEntryRoute.tsx',
  'src/features/article/search/productSearchSaga.ts',
  'src/features/basket/basketSaga.ts',
  'src/flows/fillBasket/fillBasketSaga.ts',
];
const inOrderEntry = reachedFrom(import.meta.dirname, orderEntry);

/** The screen of the order history, its first request, and the saga that starts with it. */
const inOrderHistory = reachedFrom(import.meta.dirname, [
  'src/screens/order/history/OrderHistoryPage.tsx',
  'src/screens/order/history/askForOrders.ts',
  'src/features/order/history/orderHistorySaga.ts',
]);

export default defineConfig(({ mode }) => {
  const isStaging = mode === 'staging';
  const serviceOrigins = serviceOriginsOf(loadEnv(mode, import.meta.dirname, 'VITE_'));
  return {
    plugins: [
      react(),
      // Before the built files: it answers /services and takes `?world=` from any address.
      localServices(),
      shippedPreview(securityHeaders({ serviceOrigins, allowsWorker: isStaging })),
      importsAgain(),
      compiledAhead(new Set(['orderHistory', 'listRules', 'OrderDisplayRoute'])),
      minifiedStart(),
      compressedAssets(),
      chartsOwnReselect(),
      // Only staging carries the mock worker's script; production never ships it.
      isStaging && msw({ mode: 'worker-only' }),
    ],
    resolve: {
      tsconfigPaths: true,
      // React has this hook: react-redux loads the selector without the substitute for older versions, and the tables can share it.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    css: { modules: { generateScopedName: scopedClassName } },
    define: { __APP_VERSION__: JSON.stringify(appVersion) },
    server: { warmup: { clientFiles: ['./src/main.tsx'] } },
    build: {
      outDir: isStaging ? 'dist-staging' : 'dist',
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Leaves out what every page has loaded before it imports anything, and what the frame and the order entry are parts of.
        resolveDependencies: (_file, needed, { hostId }) =>
          needed.filter(
            (name) => !/\/index-/.test(name) && !(/\/(?:desk|orders)-/.test(hostId) && /\/desk-/.test(name)),
          ),
      },
      manifest: true,
      // Few requests: one style sheet, one file for all that every start needs, one for taking orders, and what other screens
      // share together. The sets of screens stay apart, so that no screen loads another's.
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          // The names of shared chunks list their entries; every file that loads one would repeat them.
          chunkFileNames: ({ name }) => `assets/${/^(?:shared|texts)(?=~)/.exec(name)?.[0] ?? '[name]'}-[hash:7].js`,
          codeSplitting: {
            groups: [
              { name: (id, graph) => (inStart(id, graph) || loadsWithStart.test(id) ? 'initial' : null), priority: 4 },
              // The frame of every signed-in screen with the check of its token, and what the order entry and the history share: one
              // request, and neither loads the other.
              {
                name: (id, graph) =>
                  isDesk.test(id) || (inOrderEntry(id, graph) && inOrderHistory(id, graph)) ? 'desk' : null,
                priority: 3,
              },
              { name: (id) => (orderEntry.some((file) => id.endsWith(`/${file}`)) ? 'orders' : null), priority: 2 },
              // Alone, because whoever signs in has loaded nothing that other shared files import.
              {
                name: 'signIn',
                test: /\/src\/(?:features\/auth\/signIn(?:Attempts)?|services\/identityProvider\/pkce)\.ts$/,
                priority: 3,
                includeDependenciesRecursively: false,
              },
              // The order history: what runs with its rows and sagas, and what other screens and processes share with it.
              {
                name: (id, graph) => (inOrderHistory(id, graph) ? 'orderHistory' : null),
                test: /\/(?:@tanstack\/|src\/(?:screens\/order\/history|features\/order\/history\/components\/(?:Order(?!StatusTag)|order|useOrder)|shared\/(?:ui\/list\/(?:FilterBar|List|list|use)\w*\.tsx?$|list\/(?:ListScreen|use|pagedListSaga)))|src\/.*\/orderHistorySaga\.ts$)/,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              {
                name: (id, graph) => (inOrderHistory(id, graph) ? 'listRules' : null),
                priority: 2,
                includeDependenciesRecursively: false,
              },
              // Small files: merged by size alone, they would come with forms and dialogs that a screen does not need.
              {
                name: 'rules',
                test: /\/(?:(?:config|src\/domain|src\/shared\/(?:ui|hooks|keyboard|i18n)|src\/features\/order\/(?:history|cancellation|complaint)|src\/services)\/(?!.*(?:\.en\.ts$|\/list\/|Dialog|History\w*\.tsx|Bar\.tsx|Saga|ForSure|muiTheme|Typed))|src\/features\/order\/display\/workListStorage\.)/,
                minShareCount: 2,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              // The library of dialogs with the kit's own: they import nothing that imports them, so that no circle goes through them.
              {
                name: 'dialogs',
                test: /\/(?:src\/shared\/ui\/(?:muiTheme|Dialog|TypedAhead|CancelDialog)\.|node_modules\/(?:@mui\/(?:material|system|styled-engine|utils|private-theming)|@emotion|stylis|clsx|react-transition-group|react-is|hoist-non-react-statics)\/)/,
                minShareCount: 2,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              // Schemas are built when their file runs: in a chunk that others import from, their library could run after them.
              {
                name: 'forms',
                test: /\/node_modules\/(?:yup|property-expr|tiny-case|toposort|@hookform|react-hook-form|ibantools)\//,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              {
                name: 'callerCheck',
                test: /\/src\/features\/customer\/callerCheck\//,
                minShareCount: 2,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              // How an order that exists is put into the call: its files import each other, and would else be spread over two chunks.
              {
                name: 'preload',
                test: /\/src\/flows\/order\/preload\//,
                minShareCount: 2,
                priority: 2,
                includeDependenciesRecursively: false,
              },
              // Texts import nothing but the initial chunk, so that no circle goes through their chunks.
              {
                name: 'texts',
                test: /\/src\/.*\.de\.ts$/,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 30_000,
                priority: 1,
                includeDependenciesRecursively: false,
              },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000, priority: 1 },
              // Loaded together, since the first customer, article or reload needs all of them.
              {
                name: 'orderSagas',
                test: /\/(?:offerAndOrder|recommend|payment|preloadInflight)Saga\.ts$/,
              },
              {
                name: 'customerSagas',
                test: /\/(?:editCustomer|customerSearch|customerRecord|findByOrder|addressHelp)Saga\.ts$/,
              },
              { name: 'resume', test: /\/resume[A-Z]\w+\.ts$/ },
            ],
          },
        },
      },
      // Sizes are held by `npm run sizes` (config/budgets.json).
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
    },
  };
});
