import { startStack } from '../stack.ts';
import { deleteSharedStackFile, writeSharedStackFile } from './file.ts';

// Holds a stack until it gets SIGTERM. `pnpm stack up` starts this process, with a hash of the sources, and leaves it running.
const [sources = ''] = process.argv.slice(2);
const stack = await startStack({ BOT_PROTECTION: 'altcha' });
process.on('SIGTERM', () => {
  deleteSharedStackFile();
  void stack.stop().then(() => process.exit(0));
});
writeSharedStackFile({ pid: process.pid, sources, url: stack.url, sandboxUrl: stack.sandbox.url });
