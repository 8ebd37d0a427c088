import { parseArgs } from 'node:util';
import { LONG, playKills, SHORT } from './play-kills.ts';
import { startOperationsStack } from './stack.ts';

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean', default: false } }, allowPositionals: true });
const times = Number(positionals[0] ?? '1');
if (!Number.isSafeInteger(times) || times < 1) {
  console.error('pnpm operations [times] [--short]');
  process.exit(1);
}
for (let turn = 1; turn <= times; turn += 1) {
  const stack = await startOperationsStack();
  try {
    const { wrong, summary, payments } = await playKills(stack, values.short ? SHORT : LONG);
    console.log([...summary, `${payments} payments`, ...wrong, `${wrong.length === 0 ? '✓' : '✗'} ${turn} of ${times}`].join('\n'));
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}
