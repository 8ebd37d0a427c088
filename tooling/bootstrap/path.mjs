// Prints the PATH on which the pinned Node and pnpm come first, for shells: PATH="$(node tooling/bootstrap/path.mjs)"
import { main } from './lib/main.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

await main(async () => {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const { env } = await ensureToolchain();
  write(env['PATH'] ?? '');
});
