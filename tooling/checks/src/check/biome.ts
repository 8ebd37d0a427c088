import { sep } from 'node:path';
import { ROOT } from '../root.ts';
import { runTool } from './run-tool.ts';

const ANNOTATION = /^::(?:error|warning|notice) title=([^,]*),file=([^,]*),line=(\d+)[^:]*::(.*)$/;
const MAX_PLACES = 200;

/** Checks formatting and fast lint rules. Returns one line for each finding. */
export async function checkFormat(): Promise<string | undefined> {
  const found = await runTool('biome', ['ci', '--reporter=github', '--max-diagnostics=200', '.'], { maxLines: MAX_PLACES });
  if (found === undefined) return undefined;
  const places = parseFindings(found, ROOT);
  return places.length > 0 ? `${places.join('\n')}\nRun \`pnpm format\` for what can be mended by itself.` : found;
}

/** Findings as `file:line: message (rule)`, with paths from the root. */
export function parseFindings(output: string, root: string): string[] {
  return output.split('\n').flatMap((line) => {
    const [, rule, file = '', row, message = ''] = ANNOTATION.exec(line) ?? [];
    if (rule === undefined) return [];
    const place = file.startsWith(root) ? file.slice(root.length).replace(sep, '/').replace(/^\//, '') : file;
    return rule === 'format' ? [`${place}: not formatted`] : [`${place}:${row}: ${decodeURIComponent(message).trim()} (${rule})`];
  });
}
