import { parseArgs } from 'node:util';
import { LONG, playKills, SHORT } from './play-kills.ts';
import { startOperationsStack } from './stack.ts';

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean', default: false } }, allowPositionals: true });
const times = Number(positionals[0] ?? '1');
if (!Number.isSafeInteger(times) || times < 1) {
  console.error('pnpm operations [times] [--short]');
  process.exit(1);
}
const options = values.short ? SHORT : LONG;
for (let turn = 1; turn <= times; turn += 1) {
  const stack = await startOperationsStack(options.gateways);
  try {
    const { wrong, summary, payments } = await playKills(stack, options);
    console.log([...summary, `${payments} payments`, ...wrong, `${wrong.length === 0 ? '✓' : '✗'} ${turn} of ${times}`].join('\n'));
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}
