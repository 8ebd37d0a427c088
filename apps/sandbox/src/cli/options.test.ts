import { describe, expect, it } from 'vitest';
import { type Options, parseCommand } from './options.ts';

const STANDARD: Options = { host: '127.0.0.1', port: 4010, dataDir: null, reset: false, quiet: false };

describe('parseCommand', () => {
  const RUNS: readonly (readonly [string, Partial<Options>])[] = [
    ['', {}],
    ['--port 5000', { port: 5000 }],
    ['--port=0', { port: 0 }],
    ['--port 65535', { port: 65_535 }],
    ['--host 0.0.0.0', { host: '0.0.0.0' }],
    ['--data .muddat', { dataDir: '.muddat' }],
    ['--data .muddat --reset', { dataDir: '.muddat', reset: true }],
    ['--quiet', { quiet: true }],
    ['-q --port 1 --data a --host ::1', { quiet: true, port: 1, dataDir: 'a', host: '::1' }],
  ];
  it.each(RUNS)('runs with the options of "%s"', (line, options) => {
    expect(parseCommand(wordsOf(line))).toEqual({ kind: 'run', options: { ...STANDARD, ...options } });
  });

  it.each([
    ['--help', 'help'],
    ['-h --port 5000', 'help'],
    ['--version', 'version'],
    ['-v', 'version'],
  ])('%s shows the %s', (line, kind) => {
    expect(parseCommand(wordsOf(line))).toEqual({ kind });
  });

  it.each([
    ['--prot 5000', 'unknown option --prot; see muddat-sandbox --help'],
    ['-x', 'unknown option -x; see muddat-sandbox --help'],
    ['--constructor', 'unknown option --constructor; see muddat-sandbox --help'],
    ['start', 'unknown argument "start"; see muddat-sandbox --help'],
    ['--port', '--port needs a value; see muddat-sandbox --help'],
    ['--data --reset', '--data needs a value; see muddat-sandbox --help'],
    ['--data=', '--data needs a value; see muddat-sandbox --help'],
    ['--host=', '--host needs a value; see muddat-sandbox --help'],
    ['--quiet=yes', '--quiet takes no value; see muddat-sandbox --help'],
    ['--help=me', '--help takes no value; see muddat-sandbox --help'],
    ['--no-quiet', 'unknown option --no-quiet; see muddat-sandbox --help'],
    ['--port many', '--port "many" is not a whole number from 0 to 65535'],
    ['--port -1', '--port needs a value; see muddat-sandbox --help'],
    ['--port=-1', '--port "-1" is not a whole number from 0 to 65535'],
    ['--port 65536', '--port "65536" is not a whole number from 0 to 65535'],
    ['--port 80.5', '--port "80.5" is not a whole number from 0 to 65535'],
    ['--port 1e3', '--port "1e3" is not a whole number from 0 to 65535'],
    ['--reset', '--reset needs --data DIR; without --data every start has fresh data'],
  ])('refuses "%s" with one line', (line, message) => {
    expect(parseCommand(wordsOf(line))).toEqual({ kind: 'error', message });
  });
});

const wordsOf = (line: string): string[] => line.split(' ').filter((word) => word !== '');
