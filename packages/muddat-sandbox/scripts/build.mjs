// Bundles apps/sandbox and our packages into dist, with everything that the sandbox reads at run time, and compiles what programs import.
import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import { writeNotices } from './notices.mjs';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const SANDBOX = resolve(PACKAGE, '../../apps/sandbox');
const CONTRACTS = resolve(PACKAGE, '../sdk/contracts');
const DIST = join(PACKAGE, 'dist');
const NODE_20 = join(SANDBOX, 'src/cli/node-20.ts');

/** The command line has no options for a bucket or a PostgreSQL server, so their clients are never loaded. */
const NEVER_LOADED = ['@aws-sdk/client-s3', 'pg'];

const { dependencies } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
const isOneOf = (names, id) => names.some((name) => id === name || id.startsWith(`${name}/`));
const isExternal = (id) => id.startsWith('node:') || isOneOf([...Object.keys(dependencies), ...NEVER_LOADED], id);

const WORKER_FILE = /new URL\('(\.\/[\w/-]+\.ts)', import\.meta\.url\)/g;
const FOLDER = /new URL\((['`])\.\.\/\.\.\/(assets|drizzle)\b/g;

/** Sources address files beside themselves; in dist all code is in one folder, with the other files below it. */
const addressesInDist = {
  name: 'addresses-in-dist',
  resolveId: (id) => (id.endsWith('/read-contract.ts') ? join(PACKAGE, 'scripts/read-contract.mjs') : null),
  transform(code, id) {
    if (!id.startsWith(SANDBOX)) return null;
    const changed = code
      .replaceAll("import.meta.resolve('swagger-ui-dist/", "import.meta.resolve('./swagger-ui-dist/")
      .replaceAll(FOLDER, 'new URL($1./$2')
      .replaceAll(WORKER_FILE, (_all, file) => {
        const fileName = `${basename(file, '.ts')}.js`;
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), file), fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
    // A worker thread starts with this file instead of the entry.
    return id.endsWith('/heavy/thread.ts') ? `import '${NODE_20}';\n${changed}` : changed;
  },
};

await rm(DIST, { recursive: true, force: true });
const bundle = await rolldown({
  input: { cli: join(SANDBOX, 'src/cli.ts') },
  platform: 'node',
  external: isExternal,
  resolve: { conditionNames: ['@muddat/source', 'node', 'import', 'default'] },
  treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
  transform: { target: 'node20' },
  plugins: [addressesInDist],
  onLog(level, { message }) {
    if (level === 'warn') throw new Error(message);
  },
});
const { output } = await bundle.write({
  dir: DIST,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  sourcemap: false,
  banner: (chunk) => (chunk.isEntry && chunk.name === 'cli' ? '#!/usr/bin/env node' : ''),
});
await bundle.close();

// A dependency that is missing fails the bundling, as an import that nothing resolves.
const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
const unused = Object.keys(dependencies).filter((name) => !code.includes(`"${name}`));
if (unused.length > 0) throw new Error(`package.json lists dependencies that nothing imports: ${unused.join(', ')}`);

execFileSync(join(PACKAGE, 'node_modules/.bin/tsc'), ['-p', join(PACKAGE, 'tsconfig.build.json')], { stdio: 'inherit' });
await chmod(join(DIST, 'cli.js'), 0o755);
await cp(join(SANDBOX, 'drizzle'), join(DIST, 'drizzle'), { recursive: true });
await cp(join(SANDBOX, 'assets'), join(DIST, 'assets'), { recursive: true });
await cp(resolve(CONTRACTS, '../llms.txt'), join(DIST, 'llms.txt'));
await mkdir(join(DIST, 'contracts'));
for (const name of await readdir(CONTRACTS)) {
  const document = parse(await readFile(join(CONTRACTS, name), 'utf8'));
  await writeFile(join(DIST, 'contracts', name.replace(/\.yaml$/, '.json')), JSON.stringify(document));
}
// Copied, because the package swagger-ui-dist installs a telemetry script and ten megabytes that /docs does not need.
const swaggerUi = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
for (const name of ['LICENSE', 'NOTICE', 'package.json', 'swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-bundle.js.LICENSE.txt']) {
  await cp(join(swaggerUi, name), join(DIST, 'swagger-ui-dist', name));
}
await writeNotices(
  output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])),
  join(DIST, 'THIRD-PARTY-NOTICES.txt'),
);
