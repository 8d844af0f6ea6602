import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { cacheControl } from '../securityHeaders.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Resolves a request path: the built file, `missing` for an absent file, otherwise the page. */
export function resolveRequest(outDir: string, url: string): { readonly file: string } | 'missing' {
  const page = { file: path.join(outDir, 'index.html') };
  let pathname: string;
  try {
    pathname = decodeURIComponent(new URL(url, 'http://preview').pathname);
  } catch {
    return 'missing';
  }
  if (pathname.includes('\0') || pathname.split('/').some((part) => part.startsWith('.'))) return 'missing';
  const file = path.join(outDir, pathname);
  if (pathname !== '/' && existsSync(file) && statSync(file).isFile()) return { file };
  // The only screen whose path ends like a file name (REQ A4.4).
  if (/^\/letters\/[^/]+$/.test(pathname)) return page;
  // A path with a file extension is never answered with the page, which the browser would run as a script.
  if (pathname.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(pathname)) return 'missing';
  return page;
}

function encodingFor(file: string, accepted: string): { readonly file: string; readonly encoding?: string } {
  const wanted = [
    { encoding: 'br', ending: '.br' },
    { encoding: 'gzip', ending: '.gz' },
  ];
  for (const { encoding, ending } of wanted) {
    if (accepted.includes(encoding) && existsSync(file + ending)) return { file: file + ending, encoding };
  }
  return { file };
}

function sendMissing(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end('Not found\n');
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const sent = encodingFor(file, [request.headers['accept-encoding'] ?? ''].flat().join());
  const { size } = statSync(sent.file);
  const isAsset = path.basename(path.dirname(file)) === 'assets';
  response.statusCode = 200;
  response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', String(size));
  response.setHeader('Cache-Control', isAsset ? cacheControl.asset : cacheControl.page);
  response.setHeader('Vary', 'Accept-Encoding');
  if (sent.encoding !== undefined) response.setHeader('Content-Encoding', sent.encoding);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const content = createReadStream(sent.file);
  // A new build may delete the file between the check and the read.
  content.on('error', () => response.destroy());
  content.pipe(response);
}

/** Vite plugin that serves the built files like a web server: security headers, brotli, caching, 404 for missing assets. */
export function shippedPreview(headers: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'kontor:shipped-preview',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const outDir = path.resolve(root, build.outDir);
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        if (/^\/services(?:[/?#]|$)/.test(url)) {
          next();
          return;
        }
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.statusCode = 405;
          response.setHeader('Allow', 'GET, HEAD');
          response.end();
          return;
        }
        const found = resolveRequest(outDir, url);
        if (found === 'missing') sendMissing(response);
        else sendFile(request, response, found.file);
      });
    },
  };
}
