import { expect, test } from 'vitest';
import { parseFindings } from './biome.ts';

test('parseFindings returns a line for each finding, with its path from the root', () => {
  const output = [
    '::error title=format,file=/r/a/b.ts,line=1,endLine=1,col=2,endColumn=2::File content differs from formatting output',
    '::error title=lint/suspicious/noExplicitAny,file=/r/a/c.ts,line=7,endLine=7,col=2,endColumn=5::Unexpected any: 100%25.',
    'Checked 2 files',
  ].join('\n');
  expect(parseFindings(output, '/r/')).toEqual([
    'a/b.ts: not formatted',
    'a/c.ts:7: Unexpected any: 100%. (lint/suspicious/noExplicitAny)',
  ]);
});
