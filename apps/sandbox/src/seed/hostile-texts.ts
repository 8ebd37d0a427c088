/** Set by a script that manages to run in the page: `window.hostile`. A test that finds it has found a vulnerability. */
const RUNS = 'window.hostile=1';

/** Appended to every text that a screen shows: escapes from attributes, tags, scripts, comments and templates. */
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
  // U+2028 ends a line in JavaScript but is allowed in JSON strings; the rest is text in reverse direction.
  '\u2028\u202Etfel\u202C',
].join('');

/** Replaces the address of each link that a backend sends. */
export const HOSTILE_LINK = `javascript:${RUNS}`;
