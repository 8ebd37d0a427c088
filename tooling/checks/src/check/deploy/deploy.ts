import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSystemProgram } from '../../programs/system-program.ts';
import { ROOT } from '../../root.ts';
import { findComposeFaults, findContainerfileFaults, findKubernetesFaults, findUnitFaults } from './find-faults.ts';

const DEPLOY = join(ROOT, 'deploy');
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');
const filesIn = (folder: string, start = ''): string[] =>
  readdirSync(join(DEPLOY, folder))
    .filter((file) => file.startsWith(start))
    .map((file) => `${folder}/${file}`);

/** Checks the files in `deploy`: with the program that reads each of them, and our own rules for containers, pods and units. */
export function checkDeploy(): string | undefined {
  const faults = [
    ...findComposeFaults(read('compose.yaml')).map((fault) => `deploy/compose.yaml: ${fault}`),
    ...findKubernetesFaults(filesIn('kubernetes').map(read).join('\n---\n')).map((fault) => `deploy/kubernetes: ${fault}`),
    ...filesIn('systemd').flatMap((path) => findUnitFaults(read(path)).map((fault) => `deploy/${path}: ${fault}`)),
    ...filesIn('container', 'Containerfile').flatMap((path) =>
      findContainerfileFaults(read(path)).map((fault) => `deploy/${path}: ${fault}`),
    ),
    ...checkPrograms(),
  ];
  return faults.length > 0 ? faults.join('\n') : undefined;
}

const NGINX_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Runs the check of each proxy and of systemd, on copies whose certificate, ports and sockets are those of a temporary folder. */
function checkPrograms(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'muddat-deploy-'));
  try {
    const certificate = makeCertificate(folder);
    const haproxy = read('proxy/haproxy.cfg')
      .replace('/etc/haproxy/certs/', join(folder, 'site.pem'))
      .replace('/run/haproxy/', `${folder}/`);
    const nginx = read('proxy/nginx.conf')
      .replaceAll('/etc/nginx/certs/', `${folder}/`)
      .replace('/dev/stdout', join(folder, 'access.log'))
      // The compiled-in folders exist only where the package is installed.
      .replace('http {', `http {\n${NGINX_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}`)
      .replace('listen 80;', 'listen 127.0.0.1:18480;')
      .replace('listen 443 ', 'listen 127.0.0.1:18443 ');
    writeFileSync(join(folder, 'haproxy.cfg'), haproxy);
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/nginx.pid;\n${nginx}`);
    return [
      ...certificate,
      ...run('haproxy', 'haproxy', ['-dW', '-c', '-f', join(folder, 'haproxy.cfg')], folder),
      ...run('nginx', 'nginx', ['-t', '-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], folder),
      ...run('caddy', 'caddy', ['adapt', '--validate', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'proxy/Caddyfile')], folder),
      ...run(
        'systemd-analyze',
        'systemd',
        ['verify', '--man=no', ...readdirSync(join(DEPLOY, 'systemd')).map((unit) => join(DEPLOY, 'systemd', unit))],
        folder,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeCertificate(folder: string): string[] {
  const key = join(folder, 'site.key');
  const pem = join(folder, 'site.pem');
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example.uz', '-keyout', key, '-out', pem];
  const faults = run('openssl', 'openssl', args, folder);
  if (faults.length === 0) writeFileSync(pem, readFileSync(pem, 'utf8') + readFileSync(key, 'utf8'));
  return faults;
}

function run(name: string, packageName: string, args: readonly string[], folder: string): string[] {
  const { program, env } = ensureSystemProgram(name, packageName);
  // Caddy writes its state to HOME.
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env, HOME: folder } });
  if (status === 0) return [];
  return [`${name} ${args[0] ?? ''}: ${error?.message ?? `${stdout}${stderr}`.trim()}`];
}
