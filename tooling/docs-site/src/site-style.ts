/** The colours that the pages use, by the names of the kit's tokens. */
const COLORS = ['ink', 'quiet', 'line', 'control', 'background', 'surface', 'sunk', 'primary', 'focus'] as const;

interface ColorTokens {
  color: Record<string, { $value: { hex: string } }>;
}

const isColorTokens = (value: unknown): value is ColorTokens => typeof value === 'object' && value !== null && 'color' in value;

/** The colours of a token file as custom properties. */
function colorProperties(json: string): string {
  const tokens: unknown = JSON.parse(json);
  if (!isColorTokens(tokens)) throw new Error('The token file has no colours');
  return COLORS.map((name) => {
    const token = tokens.color[name];
    if (!token) throw new Error(`The token file has no colour ${name}`);
    return `--${name}: ${token.$value.hex};`;
  }).join(' ');
}

/** The style sheet of the pages, in the kit's colours. Takes the JSON texts of the light and the dark tokens. */
export const siteStyle = (light: string, dark: string): string => `:root { color-scheme: light dark; ${colorProperties(light)} }
@media (prefers-color-scheme: dark) { :root { ${colorProperties(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
a { color: var(--primary); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header { background: var(--surface); border-bottom: 1px solid var(--line); }
header nav { display: flex; flex-wrap: wrap; gap: 0 24px; max-width: 1120px; margin: auto; padding: 0 16px; }
header a { padding-block: 10px; line-height: 24px; color: inherit; text-decoration: none; }
header a:hover { text-decoration: underline; }
main { max-width: 1120px; margin: auto; padding: 24px 16px 72px; }
h1 { font-size: 2rem; line-height: 1.25; margin-block: 16px; }
h2 { font-size: 1.5rem; line-height: 1.25; margin-block: 40px 12px; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); margin-block: 16px; }
.card { display: grid; gap: 4px; align-content: start; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px;
  text-decoration: none; }
.card span { color: var(--quiet); font-size: 0.9375rem; }
.card:hover strong { text-decoration: underline; }
.guide { display: grid; gap: 24px; }
.guide > * { min-width: 0; }
.guide nav ul { margin: 0; padding: 0; list-style: none; columns: 9rem; }
.guide nav a { display: inline-block; padding-block: 4px; }
@media (min-width: 900px) {
  .guide { grid-template-columns: 14rem minmax(0, 1fr); }
  .guide nav ul { columns: auto; }
  .guide nav { position: sticky; top: 24px; align-self: start; }
}
pre { padding: 16px; background: var(--sunk); border-radius: 8px; overflow-x: auto; }
.code { position: relative; }
.code button { position: absolute; top: 8px; right: 8px; padding: 4px 10px; border: 1px solid var(--control); border-radius: 8px;
  background: var(--surface); color: var(--primary); font: 600 0.875rem/1.4 system-ui, sans-serif; cursor: pointer; }
code { font: 0.9em/1.5 ui-monospace, monospace; }
:not(pre) > code { padding: 1px 4px; background: var(--sunk); border-radius: 4px; overflow-wrap: anywhere; }
table { display: block; border-collapse: collapse; overflow-x: auto; }
:is(th, td) > code { overflow-wrap: normal; }
th, td { min-width: 5rem; padding: 6px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
`;
