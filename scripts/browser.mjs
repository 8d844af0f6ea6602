/** Finds a Chromium for the end-to-end journeys: an installed one, else a package of the system, else Playwright's own. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, MachineError, root, toolEnvironment, toolNode } from './machine.mjs';
import { findProgram, installSystemPackage } from './systemPackage.mjs';

// First the build without a user interface: it draws no window, and runs the journeys in a seventh less time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The packages of Debian and its relatives, in the order in which they are tried. */
const packages = ['chromium-headless-shell', 'chromium'];

/**
 * Starts the file and lets it render a page: a file with the right name may be a stub that only advises to install a browser.
 */
async function works(file) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'kontor-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const { code, output } = await collect(
    file,
    [...flags, `--user-data-dir=${profile}`, '--dump-dom', 'data:text/html,<title>ready</title>'],
    { timeout: 60_000 },
  );
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  return code === 0 && output.includes('<title>ready</title>');
}

async function firstThatWorks(files) {
  for (const file of files) {
    if (file !== undefined && existsSync(file) && (await works(file))) return file;
  }
  return undefined;
}

async function playwrightsOwn() {
  const entry = pathToFileURL(path.join(root, 'node_modules/playwright/index.mjs')).href;
  const { chromium } = await import(entry);
  return chromium.executablePath();
}

function installPlaywrightsOwn() {
  return collect(toolNode(), ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'], {
    env: toolEnvironment({ PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }),
    timeout: 240_000,
  });
}

/** Returns the path of a browser that runs here; installs one if there is none. Throws a MachineError if that fails. */
export async function findBrowser(print) {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== '') {
    if (await firstThatWorks([given])) return given;
    throw new MachineError(`CHROMIUM_PATH names ${given}, which is not a Chromium that runs here.`);
  }
  const there = await firstThatWorks([...names.map(findProgram), await playwrightsOwn()]);
  if (there !== undefined) return there;

  print('Installing a browser for the end-to-end journeys (once) …');
  let obstacle;
  for (const name of packages) {
    obstacle = await installSystemPackage(name);
    const packaged = await firstThatWorks(names.map(findProgram));
    if (packaged !== undefined) return packaged;
  }
  await installPlaywrightsOwn();
  const downloaded = await firstThatWorks([await playwrightsOwn()]);
  if (downloaded !== undefined) return downloaded;
  throw new MachineError(
    `No Chromium found. Neither a package of the system${obstacle === undefined ? '' : ` (${obstacle})`} nor Playwright's own ` +
      'could be installed, or it does not run. Install Chromium or name it in CHROMIUM_PATH.',
  );
}
