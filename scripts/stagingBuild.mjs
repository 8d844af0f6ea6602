/** Whether the staging build that `npm start` serves is there and newer than everything it is built from. Runs before packages are installed. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files and folders that the build reads. */
const inputs = [
  'src',
  'public',
  'config',
  'mocks',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

function newestIn(file) {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  // A folder's own time changes when a file of it is removed.
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(file).reduce((newest, name) => Math.max(newest, newestIn(path.join(file, name))), stats.mtimeMs);
}

/** `root`: the project's folder. */
export function isStagingBuilt(root) {
  // Written at the end of a build.
  const built = path.join(root, 'dist-staging/.vite/manifest.json');
  if (!existsSync(built)) return false;
  const settings = readdirSync(root).filter((name) => name.startsWith('.env'));
  const newest = Math.max(...[...inputs, ...settings].map((name) => newestIn(path.join(root, name))));
  return statSync(built).mtimeMs >= newest;
}
