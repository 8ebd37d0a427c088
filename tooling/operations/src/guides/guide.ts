/** A shell block of a page. `place`: page and line of its first command. */
export type GuideBlock = { readonly place: string; readonly code: string };

/** The blocks of a page that are marked `sh`, in their order. Blocks of other marks are examples to read. */
export function readBlocks(page: string, markdown: string): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  let open: { line: number; lines: string[] } | null = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (open === null) {
      if (line === '```sh') open = { line: index + 2, lines: [] };
    } else if (line === '```') {
      blocks.push({ place: `${page}:${open.line}`, code: open.lines.join('\n') });
      open = null;
    } else open.lines.push(line);
  }
  if (open !== null) throw new Error(`${page}: the block in line ${open.line} has no end`);
  return blocks;
}

/** A name of a moment between two pages, at which the script waits for the test. */
export type Checkpoint = { readonly checkpoint: string };

/** One script of all blocks. It ends at the first command that fails, after it has printed the place of the block. */
export function composeScript(steps: readonly (GuideBlock | Checkpoint)[]): string {
  const lines = steps.map((step) => ('checkpoint' in step ? `checkpoint ${step.checkpoint}` : `echo "# ${step.place}"\n${step.code}`));
  return ['set -eu -o pipefail', ...lines, ''].join('\n');
}
