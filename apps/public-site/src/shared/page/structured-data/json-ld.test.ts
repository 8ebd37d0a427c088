import { expect, test } from 'vitest';
import { serializeJsonLd } from './json-ld.ts';

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'A & B > C', '\u2028 \u2029', 'Oʻzbekiston «Техника»'])(
  'serializeJsonLd escapes a store name, and parsing returns it unchanged: %j',
  (name) => {
    const text = serializeJsonLd({ '@context': 'https://schema.org', '@type': 'Store', name });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Store', name });
  },
);
