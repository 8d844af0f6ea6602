/** Finds a Chromium for the end-to-end journeys: an installed one, else Playwright's own, else the system's package. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, MachineError, root, toolEnvironment, toolNode } from './machine.mjs';
import { findProgram, installSystemPackage } from './systemPackage.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  await installPlaywrightsOwn();
  const downloaded = await firstThatWorks([await playwrightsOwn()]);
  if (downloaded !== undefined) return downloaded;

  const obstacle = await installSystemPackage('chromium');
  const packaged = await firstThatWorks(names.map(findProgram));
  if (packaged !== undefined) return packaged;
  throw new MachineError(
    "No Chromium found. Playwright's own could not be installed or does not run, and neither could the system's package" +
      `${obstacle === undefined ? '' : ` (${obstacle})`}. Install Chromium or name it in CHROMIUM_PATH.`,
  );
}
