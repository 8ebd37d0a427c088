import { spawnSync } from 'node:child_process';

const SETTINGS = [
  '-c',
  'user.name=planted',
  '-c',
  'user.email=planted@localhost',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.autocrlf=false',
];

export function runGit(cwd: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', [...SETTINGS, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}
