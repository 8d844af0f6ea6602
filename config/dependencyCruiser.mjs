/**
 * The layers' import rules: imports go down, never up, never sideways. scripts/layers.test.ts shows that each rule
 * fails on a violation.
 */

import { foldersOfParts } from '../scripts/subjects.ts';

/** For each layer: the layers, and the parts of `config/`, that it may import. */
const layers = {
  app: { imports: ['app', 'screens', 'flows', 'features', 'services', 'domain', 'shared'], config: '.*' },
  screens: { imports: ['screens', 'flows', 'features', 'domain', 'shared'], config: '.*' },
  flows: { imports: ['flows', 'features', 'services', 'domain', 'shared'], config: '.*' },
  features: { imports: ['features', 'services', 'domain', 'shared'], config: '.*' },
  services: { imports: ['services', 'domain'], config: '.*' },
  domain: { imports: ['domain'], config: null },
  shared: {
    imports: ['shared'],
    config: '(?:limits|limits/(?:notices|outcomeLookup)|onceOnly|storageKeys|environment)\\.ts$',
  },
};

/** Tests may import from every layer; only tests import tests and the helpers in `testing/`. */
const tests = '(?:\\.test\\.tsx?$|/testing/)';
/** Texts in one language: they know how texts are defined and nothing else, on whatever floor they stand. */
const texts = '\\.(?:de|en)\\.ts$';
const packages = (...names) => `^node_modules/(?:${names.join('|')})(?:/|$)`;

const layerRules = Object.entries(layers).flatMap(([layer, { imports, config }]) => [
  {
    name: `${layer}-imports-down`,
    comment: `${layer}/ imports ${imports.join(', ')} and nothing else of src/.`,
    severity: 'error',
    from: { path: `^src/${layer}/`, pathNot: [tests, texts] },
    to: { path: '^src/', pathNot: `^src/(?:${imports.join('|')})/` },
  },
  {
    name: `${layer}-config`,
    comment: config === null ? `${layer}/ gets configured values as arguments.` : `What ${layer}/ may read of config/.`,
    severity: 'error',
    from: { path: `^src/${layer}/`, pathNot: tests },
    to: config === null ? { path: '^config/' } : { path: '^config/', pathNot: `^config/${config}` },
  },
]);

/** Matches the start of a path in a part of the layer, which is the first group; the folder of its subject is the second one. */
function partOf(layer) {
  const folders = layer === 'services' ? [] : foldersOfParts[layer];
  return folders.length === 0 ? `^src/${layer}/([^/]+)/` : `^src/${layer}/((${folders.join('|')})/[^/]+|[^/]+)/`;
}

/** Features of which all others may import every file. They import no feature but each other. */
const groundFeatures = ['call', 'order/cancellation'];
/** What a feature may import of any other one: what renders and what names. Its state and its processes are its own. */
const sharedOfFeatures = [
  '^src/features/.*/components/',
  '^src/features/.*/use[A-Z][^/]*\\.ts$',
  '^src/features/.*(?:Texts|Texts\\.de|Words|Schema)\\.ts$',
];

const sidewaysRules = ['screens', 'flows', 'features', 'services'].map((layer) => ({
  name: `${layer}-not-sideways`,
  comment: `A part of ${layer}/ does not import its neighbours${layer === 'features' ? "' state and processes, but the core of its subject" : ''}.`,
  severity: 'error',
  from: { path: partOf(layer), pathNot: tests },
  to: {
    path: `^src/${layer}/`,
    pathNot: [
      `^src/${layer}/$1/`,
      ...(layer === 'services' ? ['^src/services/http/'] : []),
      ...(layer === 'features'
        ? ['^src/features/$2/core/', ...sharedOfFeatures, `^src/features/(?:${groundFeatures.join('|')})/`]
        : []),
    ],
  },
}));

/**
 * The folders of domain/ that others of it import: each imports those before it, so that they form no circle. Any other folder
 * imports all of these, and no other folder of domain/ imports it.
 */
const domainFolders = [
  'common',
  'address',
  'payment',
  'customer',
  'article',
  'basket',
  'offer',
  'order',
  'subscription',
  'waitlist',
  'notification',
  'notes',
  'figures',
];

const domainRules = domainFolders.map((folder, index) => ({
  name: 'domain-imports-below',
  comment: `domain/${folder} imports ${domainFolders.slice(0, index).join(', ') || 'no other folder of domain/'}.`,
  severity: 'error',
  from: { path: `^src/domain/${folder}/`, pathNot: tests },
  to: { path: '^src/domain/', pathNot: `^src/domain/(?:${domainFolders.slice(0, index + 1).join('|')})/` },
}));
domainRules.push({
  name: 'domain-imports-below',
  comment: 'A folder of domain/ that imports another one, or is imported by it, takes its place in `domainFolders`.',
  severity: 'error',
  from: { path: `^src/domain/(?!(?:${domainFolders.join('|')})/)([^/]+)/`, pathNot: tests },
  to: { path: '^src/domain/', pathNot: `^src/domain/(?:$1|${domainFolders.join('|')})/` },
});

/** Subjects whose parts import nothing of each other but `core`, what renders and what names included. */
const separateParts = ['subscription'];
const partsRule = {
  name: 'parts-import-core-only',
  comment: 'A part of these subjects imports the core of its subject, not another part.',
  severity: 'error',
  from: { path: `^src/features/(${separateParts.join('|')})/([^/]+)/`, pathNot: tests },
  to: { path: '^src/features/$1/', pathNot: '^src/features/$1/(?:$2|core)/' },
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    ...layerRules,
    ...sidewaysRules,
    ...domainRules,
    rule(
      'app-without-circles',
      'app/ forms no circle, one that a dynamic import opens included.',
      { path: '^src/app/', pathNot: tests },
      { circular: true },
    ),
    rule(
      'ground-features-below',
      'What every feature may import imports none of those above it.',
      { path: `^src/features/(?:${groundFeatures.join('|')})/`, pathNot: tests },
      { path: '^src/features/', pathNot: `^src/features/(?:${groundFeatures.join('|')})/` },
    ),
    partsRule,
    rule(
      'main-starts-app',
      'The entry starts the application and imports nothing else but the style of the page.',
      { path: '^src/[^/]+\\.tsx?$', pathNot: tests },
      { path: '^(?:src|mocks|config)/', pathNot: '^src/(?:app/|shared/.*\\.css$|[^/]+$)' },
    ),
    rule(
      'no-circles',
      'Two files that need each other are one file, or three. A circle that a dynamic import opens is loaded later.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    rule(
      'resolvable',
      'An import that leads nowhere would slip through every other rule.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'domain-is-pure',
      'Rules are TypeScript, dayjs and a comparison of values.',
      { path: '^src/domain/', pathNot: [tests, texts] },
      { pathNot: ['^src/', '^config/', packages('dayjs', 'fast-deep-equal')] },
    ),
    rule(
      'texts-are-data',
      'Texts know how texts are defined; the English ones know the German ones beside them.',
      { path: '^(src/.*)\\.(?:de|en)\\.ts$' },
      { pathNot: ['^src/shared/i18n/defineTexts\\.ts$', '^$1\\.de\\.ts$'] },
    ),
    rule(
      'humps-in-http-only',
      'Keys are converted in one place.',
      { path: '^(?:src|mocks|config)/', pathNot: '^src/services/http/' },
      { path: packages('humps', '@types/humps') },
    ),
    rule(
      'mui-in-kit-only',
      'Screens and features speak to the kit in shared/ui, not to the library behind it.',
      { path: '^(?:src|mocks|config)/', pathNot: '^src/(?:shared/ui|app)/' },
      { path: packages('@mui', '@emotion') },
    ),
    rule(
      'wire-stays-in-its-service',
      'What a backend sends does not leave its service folder; shapes that several of them send stand in services/http.',
      { path: '^src/services/([^/]+)/', pathNot: tests },
      { path: 'Wire\\.ts$', pathNot: ['^src/services/$1/', '^src/services/http/'] },
    ),
    rule(
      'wire-stays-in-services',
      'What a backend sends does not leave its service folder.',
      { path: '^src/(?!services/)', pathNot: tests },
      { path: 'Wire\\.ts$' },
    ),
    rule(
      'components-do-no-io',
      'Components ask the store; sagas ask the services.',
      { path: [`${partOf('features')}components/`, '^src/screens/'], pathNot: tests },
      { path: '^src/services/' },
    ),
    rule(
      'components-know-no-sagas',
      'Components dispatch; they do not know who answers.',
      { path: [`${partOf('features')}components/`, '^src/screens/'], pathNot: tests },
      { path: ['(?:Saga|Sagas)\\.ts$', packages('redux-saga', 'typed-redux-saga', '@redux-saga')] },
    ),
    rule(
      'slices-are-pure',
      'A slice is state and its transitions: domain, configured values, the state of lists, and files of its own folder that are pure too.',
      { path: `${partOf('features')}.*Slice\\.ts$` },
      {
        pathNot: [
          '^src/domain/',
          '^src/shared/list/(?:listState|pagedList)\\.ts$',
          '^config/',
          packages('@reduxjs/toolkit'),
          '^src/features/$1/(?!.*components/).*(?<!Saga)\\.ts$',
        ],
      },
    ),
    rule(
      'mocks-enter-through-tests',
      'The stand-in enters the application only at the boot of staging.',
      { path: '^src/(?!app/)', pathNot: tests },
      { path: '^mocks/' },
    ),
    rule(
      'mocks-boot-dynamically',
      'The boot of staging loads the worker with a dynamic import, so that production never carries it.',
      { path: '^src/app/', pathNot: tests },
      { path: '^mocks/', dynamic: false },
    ),
    rule(
      'boot-imports-the-worker-only',
      "The boot of staging imports the browser's worker and nothing else of the stand-in.",
      { path: '^src/app/', pathNot: tests },
      { path: '^mocks/', pathNot: '^mocks/browser\\.ts$' },
    ),
    rule(
      'mocks-speak-wire',
      'The stand-in imports wire types, domain types and config, not the application.',
      { path: '^mocks/', pathNot: tests },
      { path: '^(?:src|e2e|scripts|bench)/', pathNot: ['^src/domain/', '^src/services/[^/]+/[^/]+Wire\\.ts$'] },
    ),
    rule(
      'tests-stay-tests',
      'Nothing but a test imports a test or its helpers.',
      { path: '^(?:src|mocks)/', pathNot: tests },
      { path: tests },
    ),
    rule(
      'config-is-data',
      'config/ is beside the layers and imports none of them.',
      { path: '^config/' },
      { path: '^(?:src|mocks|e2e)/' },
    ),
    rule(
      'shipped-packages-only',
      'What ships is a dependency, not a development dependency.',
      { path: '^src/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-node-in-the-browser',
      'The browser has no Node.',
      { path: '^src/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.ts$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
    },
  },
};
