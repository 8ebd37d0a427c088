const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_HINT = /<link\b[^>]*rel="modulepreload"[^>]*>/g;
const FONT = /<link\b[^>]*as="font"[^>]*>/g;
/** What a page of texts and pictures may need of a script: a menu, a counter, a form. */
const FLOOR_SCRIPT_BYTES = 2_000;

/**
 * The least page that shows what a page of ours shows: its own HTML with its styles in the document and one font, no app, and a script
 * of 2 KB at its end. Nothing on it waits for anything, so its largest paint is the floor of what this content can reach.
 */
export function floorPage(html: string): string {
  const [font] = html.match(FONT) ?? [];
  const bare = html.replace(SCRIPT, '').replace(SCRIPT_HINT, '').replace(FONT, '');
  const filler = Array.from({ length: FLOOR_SCRIPT_BYTES / 10 }, (_, at) => `v${at}=${(at * 7_919) % 9_973};`).join('');
  return bare
    .replace('</head>', () => `${font ?? ''}</head>`)
    .replace('</body>', () => `<script>${filler.slice(0, filler.lastIndexOf(';', FLOOR_SCRIPT_BYTES) + 1)}</script></body>`);
}
