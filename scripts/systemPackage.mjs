/** Programs of the system: finding one, and installing the package of Debian and its relatives where there is none. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { collect } from './machine.mjs';

/** The path of a program. The folders of system programs are searched too; an ordinary user's PATH lacks them. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/sbin', '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/**
 * Installs an apt package without starting its service. Returns the reason if it could not (no apt-get, no root), else
 * undefined.
 */
export async function installSystemPackage(name) {
  const aptGet = findProgram('apt-get');
  if (aptGet === undefined) return 'there is no apt-get';
  const isRoot = process.getuid?.() === 0;
  const before = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && (await collect('sudo', ['-n', 'true'])).code !== 0) return 'neither root nor a sudo without password';
  // With SYSTEMD_OFFLINE the package's own script cannot start a service on this machine.
  const environment = ['DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1'];
  const run = (...args) => {
    const [command, ...rest] = [...before, 'env', ...environment, aptGet, '-qq', ...args];
    return collect(command, rest, { timeout: 300_000 });
  };
  await run('update');
  const { code, output } = await run('install', '-y', '--no-install-recommends', name);
  return code === 0 ? undefined : (output.trim().split('\n').at(-1) ?? 'apt-get failed');
}
