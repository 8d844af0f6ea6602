import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const started: ChildProcess[] = [];

export function build(...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { headers: { accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
}

/** Serves built files on `port`; resolves with the address once it answers, throws when it does not, or another server does. */
export async function serve(port: number, ...args: readonly string[]): Promise<string> {
  const address = `http://127.0.0.1:${String(port)}`;
  if (await answers(address)) throw new Error(`${address} is another server’s; KONTOR_PORT names a free port.`);
  const fixed = ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'error'];
  const child = spawn(process.execPath, [vite, 'preview', ...fixed, ...args], { cwd: root, stdio: 'inherit' });
  started.push(child);
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    if (await answers(address)) return address;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`${address} does not answer.`);
}

export function endServers(): void {
  for (const child of started) child.kill('SIGKILL');
}
