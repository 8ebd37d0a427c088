import { readKept } from './file.ts';
import { endKept, ensureKept } from './keep.ts';

// `pnpm stack up`: starts a gateway and a sandbox that keep running, for `pnpm verify` and `pnpm e2e --smoke`. Restarts them only if their
// sources or the apps' builds have changed. `pnpm stack down` stops them, `pnpm stack` prints their URLs.
const [order = 'status'] = process.argv.slice(2);
if (order === 'up') tell(await ensureKept());
else if (order === 'down') await endKept();
else if (order === 'status') tell(readKept());
else {
  console.error(`pnpm stack takes up, down or status, and it was "${order}".`);
  process.exitCode = 1;
}

function tell(kept: { url: string; sandboxUrl: string } | undefined): void {
  console.log(kept ? `Muddat      ${kept.url}\nSMS inbox   ${kept.sandboxUrl}/sandbox/inbox` : 'No stack is up: pnpm stack up starts one.');
}
