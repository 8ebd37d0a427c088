import { ensureSharedStack, stopSharedStack } from './ensure.ts';
import { readSharedStack } from './file.ts';

// `pnpm stack up`: starts a gateway and a sandbox that keep running, for `pnpm verify` and `pnpm e2e --smoke`. Restarts them only if their
// sources or the apps' builds have changed. `pnpm stack down` stops them, `pnpm stack` prints their URLs.
const [order = 'status'] = process.argv.slice(2);
if (order === 'up') printUrls(await ensureSharedStack());
else if (order === 'down') await stopSharedStack();
else if (order === 'status') printUrls(readSharedStack());
else {
  console.error(`pnpm stack takes up, down or status, and it was "${order}".`);
  process.exitCode = 1;
}

function printUrls(kept: { url: string; sandboxUrl: string } | undefined): void {
  console.log(kept ? `Muddat      ${kept.url}\nSMS inbox   ${kept.sandboxUrl}/sandbox/inbox` : 'No stack is up: pnpm stack up starts one.');
}
