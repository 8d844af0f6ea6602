/**
 * `npm run deploy:config` writes the template of the web server's configuration from config/securityHeaders.ts, the services
 * behind `/services` and the addresses of .env.production; `npm run deploy:check` fails when the one in deploy/ is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { cacheControl, securityHeaders, serviceAnswerPolicy, serviceOriginsOf } from '../config/securityHeaders.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'deploy/nginx.conf.template');
const countries = ['de', 'at', 'ch'] as const;

interface ProxiedService {
  /** The part of the path behind `/services/`. */
  readonly name: string;
  readonly perCountry?: true;
}

/** The services behind `/services`: the defaults of config/endpoints.ts. */
export const proxiedServices: readonly ProxiedService[] = [
  { name: 'order' },
  { name: 'order-history' },
  { name: 'basket', perCountry: true },
  { name: 'product', perCountry: true },
  { name: 'search', perCountry: true },
  { name: 'upsell', perCountry: true },
  { name: 'tv-offers', perCountry: true },
  { name: 'stock' },
  { name: 'customer' },
  { name: 'call-centre' },
  { name: 'address-check' },
  { name: 'payment' },
  { name: 'virtual-voucher' },
  { name: 'subscription-product' },
  { name: 'content' },
  { name: 'logging' },
  { name: 'alarm' },
  { name: 'ip-lookup' },
  { name: 'identity-provider' },
];

/** The environment variable with the address of a service. */
export function variableOf({ name }: ProxiedService): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_SERVICE`;
}

/** The expression that matches the services at the beginning of a path, and the key of each in the map of upstreams. */
function servicePattern(): string {
  const named = (perCountry: boolean) =>
    proxiedServices.filter((service) => (service.perCountry ?? false) === perCountry).map(({ name }) => name);
  return `(?:${named(true).join('|')})/(?:${countries.join('|')})|${named(false).join('|')}`;
}

function upstreamLines(): readonly string[] {
  const entry = (key: string, variable: string, country = '') =>
    `        ${key.padEnd(20)} @upstream ${variable} /services/${key}${country}@;`;
  return proxiedServices.flatMap((service) => {
    const variable = variableOf(service);
    return service.perCountry === true
      ? countries.map((country) => entry(`${service.name}/${country}`, variable, ` ${country}`))
      : [entry(service.name, variable)];
  });
}

export function nginxConfig(serviceOrigins: readonly string[]): string {
  const headers = securityHeaders({ serviceOrigins: [...serviceOrigins, '@ORIGINS@'], allowsWorker: false });
  const width = Math.max(...Object.keys(headers).map((name) => name.length));
  const lines = Object.entries(headers).map(
    // The value of @ORIGINS@ begins with its blank, so that nothing is left where there is none.
    ([name, value]) => `        add_header ${name.padEnd(width)} "${value.replace(' @ORIGINS@', '@ORIGINS@')}" always;`,
  );
  return `# Written by \`npm run deploy:config\`; change config/securityHeaders.ts or scripts/deployConfig.ts, not this file.
# deploy/start.sh replaces each @…@ by the value of an environment variable (README.md, Deploying) and starts nginx with the result.
@BROTLI_MODULE@
@USER@
worker_processes auto;
daemon off;
pid "@RUN_FOLDER@/nginx.pid";
# Lower levels (error, warn) write whole addresses with their queries, which can name a customer.
error_log stderr @ERROR_LOG_LEVEL@;

events {
    worker_connections 4096;
}

http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    charset utf-8;
    server_tokens off;
    sendfile on;
    client_body_temp_path "@RUN_FOLDER@/body";
    proxy_temp_path "@RUN_FOLDER@/proxy";
    fastcgi_temp_path "@RUN_FOLDER@/fastcgi";
    uwsgi_temp_path "@RUN_FOLDER@/uwsgi";
    scgi_temp_path "@RUN_FOLDER@/scgi";

    # The build lays compressed files beside the plain ones.
    gzip_static on;
    gzip_vary on;
    @BROTLI@

    # Longer than the 300 s for which Chromium keeps an unused connection: Chromium sends a POST again by itself when the server
    # closes the connection at that moment.
    keepalive_timeout 330s;
    keepalive_requests 100000;
    # Tokens are long, and no header of the application or of a service is dropped for its name.
    large_client_header_buffers 4 32k;
    underscores_in_headers on;
    client_max_body_size 1m;

    map $uri $kontor_cache {
        default     "${cacheControl.page}";
        ~^/assets/  "${cacheControl.asset}";
    }

    # The service of a request, the address that its variable names, and what of the request's address follows it. Read from the
    # address as sent, so that encoded characters reach the service as they are.
    map $request_uri $kontor_service {
        default "";
        "~^/services/(?<kontor_known>${servicePattern()})(?=[/?]|$)" $kontor_known;
    }
    map $request_uri $kontor_rest {
        default $request_uri;
        "~^/services/(?:${servicePattern()})(?<kontor_tail>[/?].*)?$" $kontor_tail;
    }
    map $request_uri $kontor_has_dots {
        default 0;
        "~*^[^?]*(?:/|%2f|%5c)(?:\\.|%2e)(?:\\.|%2e)?(?:/|%2f|%5c|[?]|$)" 1;
    }
    map $kontor_service $kontor_upstream {
        ${'default'.padEnd(20)} @upstream SERVICES_HOST /@;
${upstreamLines().join('\n')}
    }
    map "$kontor_upstream$kontor_rest" $kontor_target {
        default "$kontor_upstream$kontor_rest";
        # Without any path nginx would send the one of the request.
        "~^https?://[^/?]+$" "$kontor_upstream/";
    }
    # The pages of the identity provider are opened by the agent, and have scripts; it sends a policy of its own.
    map $kontor_service $kontor_policy {
        default           "${serviceAnswerPolicy}";
        identity-provider "";
    }
    @RESOLVER@

    # What is logged: no query, and of a service only its name, because paths can name a customer; the correlation id leads to
    # the service's own log.
    map $uri $kontor_logged {
        default "other";
        "~^(?<kontor_logged_file>/(?:assets/[\\w.-]+|[\\w-]+\\.\\w+))$" $kontor_logged_file;
        "~^/services/" "/services/$kontor_service";
    }
    map $http_x_correlation_id $kontor_correlation {
        default "-";
        "~^[0-9A-Fa-f-]+$" $http_x_correlation_id;
    }
    log_format kontor '$time_iso8601 $remote_addr $request_method $kontor_logged $status $body_bytes_sent '
                      '$request_time s, upstream "$upstream_status" $upstream_response_time s, correlation $kontor_correlation';
    access_log "@ACCESS_LOG@" kontor;

    map $http_x_forwarded_proto $kontor_scheme {
        default $scheme;
        http    http;
        https   https;
    }

    server {
        listen @LISTEN_ADDRESS@:@PORT@;
        server_name _;
        root "@BUILD_FOLDER@";
        index index.html;

        # No "always" here: an error response must not be cached.
        add_header Cache-Control $kontor_cache;
${lines.join('\n')}

        # Proxies the services, and the identity provider, for which settings name no host of their own. They send their own
        # headers: those above are for the application's page. "^~": no expression below may match their paths (the key set
        # lies under /.well-known/).
        location ^~ /services/ {
            add_header X-Content-Type-Options nosniff always;
            # The answers have the origin of the application.
            add_header Content-Security-Policy $kontor_policy always;
            # A service must not be asked for more than what lies under its address.
            if ($kontor_has_dots) {
                return 400;
            }
            # Neither the variable of this service nor SERVICES_HOST is set.
            if ($kontor_upstream = "") {
                return 502;
            }
            # With variables the name is looked up again when its time is over; Host is the one of the service.
            proxy_pass $kontor_target;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            # With the port: the stand-in's identity provider redirects to the address that the browser used.
            proxy_set_header X-Forwarded-Host $http_host;
            proxy_set_header X-Forwarded-Proto $kontor_scheme;
            # The application follows the service's clock.
            proxy_pass_header Date;
            proxy_ssl_server_name on;
            @VERIFICATION@
            @CERTIFICATES@
            proxy_ssl_verify_depth 3;
            proxy_buffer_size 32k;
            proxy_buffers 8 32k;
            proxy_connect_timeout 10s;
            # The application gives up after 60 s at most.
            proxy_send_timeout 65s;
            proxy_read_timeout 65s;
            # No retries: an order must not be sent twice.
            proxy_next_upstream off;
        }

        location = /healthz {
            access_log off;
            default_type text/plain;
            add_header Cache-Control no-store always;
            add_header X-Content-Type-Options nosniff always;
            return 200 "ok\\n";
        }
        # The settings of this deployment instead of the build's empty ones.
        location = /settings.js {
            alias "@RUN_FOLDER@/settings.js";
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
}
`;
}

if (import.meta.main) {
  const config = nginxConfig(serviceOriginsOf(loadEnv('production', root, 'VITE_')));
  if (!process.argv.includes('--check')) {
    writeFileSync(target, config);
    console.log('deploy/nginx.conf.template is written.');
  } else if (readFileSync(target, 'utf8') === config) {
    console.log('deploy/nginx.conf.template is current.');
  } else {
    console.error('deploy/nginx.conf.template is out of date: npm run deploy:config');
    process.exitCode = 1;
  }
}
