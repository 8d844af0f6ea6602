/**
 * The response headers of the application, shared by Vite's preview server and the web server's configuration
 * (deploy/nginx.conf.template, written by `npm run deploy:config`).
 */
export interface HeaderOptions {
  /** Origins of services that are not behind the application's own address. */
  readonly serviceOrigins: readonly string[];
  /** Allows the mock service worker, which staging uses. */
  readonly allowsWorker: boolean;
}

/**
 * Scripts only from the application itself, no inline script, no evaluation, no HTML from strings: the one Trusted Types
 * policy is the application's `default`. Style text is allowed because emotion and notistack write style elements at run time;
 * style attributes in markup are not.
 */
export function contentSecurityPolicy({ serviceOrigins, allowsWorker }: HeaderOptions): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['style-src-attr', "'none'"],
    ['connect-src', "'self'", ...serviceOrigins],
    ['img-src', "'self'", 'data:', 'blob:', 'https:'],
    ['font-src', "'self'"],
    ['worker-src', allowsWorker ? "'self'" : "'none'"],
    ['frame-src', 'blob:'],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * The Content-Security-Policy of the services' answers, which have the application's origin. Without it, scripts in an answer that is
 * opened as a page (an HTML error, a file) could read the tokens in storage. Answers to `fetch` are not affected.
 */
export const serviceAnswerPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The page is revalidated on every request; files under /assets/ have a hash in their name and are immutable. */
export const cacheControl = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
} as const;

/** The origins of the service addresses (`VITE_…_URL`) of an environment; `{country}` expands to three hosts. */
export function serviceOriginsOf(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const addresses = Object.entries(environment)
    .filter(([name]) => name.startsWith('VITE_') && /_(?:URL|URI)$/.test(name))
    .flatMap(([, value]) => (value === undefined ? [] : [value]))
    .flatMap((value) => ['de', 'at', 'ch'].map((country) => value.replaceAll('{country}', country)))
    .filter((value) => /^https?:\/\//.test(value));
  return [...new Set(addresses.map((value) => new URL(value).origin))].toSorted();
}
