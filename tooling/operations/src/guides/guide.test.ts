import { expect, test } from 'vitest';
import { composeScript, readBlocks } from './guide.ts';

const PAGE = ['# Page', '', '```sh', 'A=1', 'echo "$A"', '```', 'Text', '```text', 'not run', '```', '```sh', 'true', '```'].join('\n');

test('the blocks of a page that are marked as shell commands have their places', () => {
  expect(readBlocks('page.md', PAGE)).toEqual([
    { place: 'page.md:4', code: 'A=1\necho "$A"' },
    { place: 'page.md:12', code: 'true' },
  ]);
});

test('a block without an end is refused', () => {
  expect(() => readBlocks('page.md', '```sh\ntrue')).toThrow('page.md: the block in line 2 has no end');
});

test('the script prints the place of each block, waits at a checkpoint, and ends at the first failure', () => {
  const [first, second] = readBlocks('page.md', PAGE);
  if (first === undefined || second === undefined) throw new Error('no blocks');
  expect(composeScript([first, { checkpoint: 'half' }, second])).toBe(
    ['set -eu -o pipefail', 'echo "# page.md:4"', 'A=1', 'echo "$A"', 'checkpoint half', 'echo "# page.md:12"', 'true', ''].join('\n'),
  );
});
