/** A script sets `window.hostile` if it manages to run in the page. A test that finds it set has found a vulnerability. */
const RUNS = 'window.hostile=1';

/** Appended to every text that a screen shows: tries to break out of attributes, tags, scripts, comments and templates. */
export const HOSTILE_TEXT = [
  ` "'>`,
  `<img src=x onerror="${RUNS}">`,
  `<svg onload="${RUNS}"></svg>`,
  `<script>${RUNS}</script>`,
  `</script></style></title></textarea></noscript><script>${RUNS}</script>`,
  `<a href="javascript:${RUNS}">link</a>`,
  `<iframe srcdoc="<script>parent.${RUNS}</script>"></iframe>`,
  `&lt;script&gt;${RUNS}&lt;/script&gt;`,
  `\\u003cscript>${RUNS}</script>`,
  `{{constructor.constructor('${RUNS}')()}}`,
  `\${${RUNS}}`,
  `--><!--]]>`,
  // U+2028 ends a line in JavaScript but is allowed in JSON strings; U+202E reverses the direction of the text after it.
  '\u2028\u202Etfel\u202C',
].join('');

/** Replaces the address of each link that a backend sends. */
export const HOSTILE_LINK = `javascript:${RUNS}`;
