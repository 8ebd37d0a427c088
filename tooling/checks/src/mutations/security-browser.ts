import type { TestedMutant } from './tested-mutant.ts';

const SPEC = 'tooling/e2e/tests/once/hostile.spec.ts';

/**
 * Mistakes that only a real browser notices. Escaping and CSP both stop a script in a hostile text, so the script runs only if both are
 * removed.
 */
export const SECURITY_BROWSER_MUTANTS: readonly TestedMutant[] = [
  {
    title: 'texts unescaped in a document, and no policy over it',
    file: 'apps/gateway/src/pages/pack.ts',
    from: "const html = Buffer.from(source.html, 'utf8');\n  const csp = documentCsp({ ...source, styleAttributeHashes: styleAttributeHashes(source.html) }, policy);",
    to: "const html = Buffer.from(source.html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '\"'), 'utf8');\n  const csp = documentCsp({ ...source, styleAttributeHashes: styleAttributeHashes(source.html) }, policy).slice(0, 0);",
    test: { file: SPEC, title: 'hostile texts and addresses from the backend are shown as text' },
  },
  {
    title: 'documents that make markup of text',
    file: 'apps/gateway/src/http/security-headers.ts',
    from: '...trustedTypes(dev || foreign.script.length > 0),',
    to: '',
    test: { file: SPEC, title: 'the browser refuses to turn a text into markup or script' },
  },
];
