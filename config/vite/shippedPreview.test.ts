import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveRequest } from './shippedPreview.ts';

describe('The preview server answers as the web server does', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'kontor-preview-'));
    for (const name of ['index.html', 'favicon.svg', 'assets/index-1.js', '.vite/manifest.json', 'secret']) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), name);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['/', 'index.html'],
    ['/orderapp', 'index.html'],
    ['/orders/1000000001?world=everyday', 'index.html'],
    ['/letters/letter.pdf', 'index.html'],
    ['/orderhistory/a%20b', 'index.html'],
    ['/%2e%2e/secret', 'secret'],
    ['/favicon.svg', 'favicon.svg'],
    ['/assets/index-1.js?v=1', 'assets/index-1.js'],
  ])('%s is %s', (url, file) => {
    expect(resolveRequest(folder, url)).toEqual({ file: path.join(folder, file) });
  });

  it.each([
    '/assets/index-2.js',
    '/gone.js',
    '/foo/bar.js',
    '/.vite/manifest.json',
    '/assets/',
    '/%',
    '/a%00b',
    '/..%2fsecret',
  ])('%s is missing', (url) => {
    expect(resolveRequest(folder, url)).toBe('missing');
  });
});
