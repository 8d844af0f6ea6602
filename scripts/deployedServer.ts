/**
 * Runs nginx with deploy/nginx.conf as it is shipped: `node scripts/deployedServer.ts <port> <port of the services>`. Only what
 * has to differ on this machine is substituted: port, folder of the build and host of the services. It is included in a main
 * configuration like the package's own nginx.conf. The web server is the one in NGINX_PATH (scripts/withBrowser.mjs finds it).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

function substituteOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`deploy/nginx.conf has ${String(parts.length - 1)} times "${from}", not once`);
  return parts.join(to);
}

function shippedConfig(port: string, servicesPort: string): string {
  const shipped = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  const withPort = substituteOnce(shipped, 'listen 80;', `listen 127.0.0.1:${port};`);
  const withBuild = substituteOnce(withPort, 'root /srv/kontor;', `root "${path.join(root, 'dist')}";`);
  return substituteOnce(withBuild, 'server 127.0.0.1:8080;', `server 127.0.0.1:${servicesPort};`);
}

function mainConfig(folder: string): string {
  const uses = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = uses.map((use) => `${use}_temp_path "${path.join(folder, use)}";`).join('\n    ');
  // Started by root, the workers would run as a user who cannot read a build in a home folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}worker_processes 1;
daemon off;
pid "${path.join(folder, 'nginx.pid')}";
error_log stderr error;
events {
    worker_connections 256;
}
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    ${temporary}
    include "${path.join(folder, 'kontor.conf')}";
}
`;
}

const [port, servicesPort] = process.argv.slice(2);
if (port === undefined || servicesPort === undefined)
  throw new Error('Two ports are needed: its own and that of the services.');

const folder = mkdtempSync(path.join(os.tmpdir(), 'kontor-nginx-'));
writeFileSync(path.join(folder, 'kontor.conf'), shippedConfig(port, servicesPort));
writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder));
const nginx = spawn(
  process.env.NGINX_PATH ?? 'nginx',
  ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')],
  {
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGTERM'));
nginx.once('error', (error) => {
  console.error(`nginx does not start: ${error.message}`);
  process.exitCode = 1;
});
nginx.once('close', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
