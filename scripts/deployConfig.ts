/**
 * `npm run deploy:config` writes the web server's configuration from config/securityHeaders.ts and the service addresses of
 * .env.production; `npm run deploy:check` fails when the one in deploy/ is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { cacheControl, securityHeaders, serviceOriginsOf } from '../config/securityHeaders.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'deploy/nginx.conf');

export function nginxConfig(serviceOrigins: readonly string[]): string {
  const headers = securityHeaders({ serviceOrigins, allowsWorker: false });
  const width = Math.max(...Object.keys(headers).map((name) => name.length));
  const lines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name.padEnd(width)} "${value}" always;`,
  );
  return `# Kontor behind nginx. Written by \`npm run deploy:config\`; change config/securityHeaders.ts, not this file.
# Goes into the http context (for example /etc/nginx/conf.d/kontor.conf). Put the content of dist/ where \`root\` points and
# name the host of the services below.

map $uri $kontor_cache {
    default     "${cacheControl.page}";
    ~^/assets/  "${cacheControl.asset}";
}

server {
    listen 80;
    server_name _;
    root /srv/kontor;
    index index.html;
    server_tokens off;

    # The build lays compressed files beside the plain ones. With the brotli module: brotli_static on;
    gzip_static on;
    gzip_vary on;

    # No "always" here: an error response must not be cached.
    add_header Cache-Control $kontor_cache;
${lines.join('\n')}

    # Proxies the services and the identity provider, unless .env.production names hosts of their own for them. They send their
    # own headers, so those above are not added. "^~": no expression below may match their paths (the key set lies under
    # /.well-known/).
    location ^~ /services/ {
        add_header X-Content-Type-Options nosniff always;
        proxy_pass http://kontor-services;
        # With the port: the identity provider redirects to the address that the browser used.
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_read_timeout 65s;
        # No retries: an order must not be sent twice.
        proxy_next_upstream off;
    }

    # A missing asset is a 404: the browser would run the page in its place as a script.
    location ^~ /assets/ {
        try_files $uri =404;
    }
    location ~ /\\. {
        return 404;
    }
    # The only screen whose path ends with a file extension (REQ A4.4).
    location ~ ^/letters/[^/]+$ {
        try_files /index.html =404;
    }
    location ~ \\.[A-Za-z0-9]+$ {
        try_files $uri =404;
    }

    # Every other path is a screen of the application.
    location / {
        try_files $uri /index.html;
    }
}

upstream kontor-services {
    server 127.0.0.1:8080;
}
`;
}

if (import.meta.main) {
  const config = nginxConfig(serviceOriginsOf(loadEnv('production', root, 'VITE_')));
  if (!process.argv.includes('--check')) {
    writeFileSync(target, config);
    console.log('deploy/nginx.conf is written.');
  } else if (readFileSync(target, 'utf8') === config) {
    console.log('deploy/nginx.conf is current.');
  } else {
    console.error('deploy/nginx.conf is out of date: npm run deploy:config');
    process.exitCode = 1;
  }
}
