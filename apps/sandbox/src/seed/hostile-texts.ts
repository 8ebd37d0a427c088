/** A script sets `window.hostile` if it manages to run in the page. A test that finds it set has found a vulnerability. */
const HOSTILE_SCRIPT = 'window.hostile=1';

/** Appended to every text that a screen shows: tries to break out of attributes, tags, scripts, comments and templates. */
export const HOSTILE_TEXT = [
  ` "'>`,
  `<img src=x onerror="${HOSTILE_SCRIPT}">`,
  `<svg onload="${HOSTILE_SCRIPT}"></svg>`,
  `<script>${HOSTILE_SCRIPT}</script>`,
  `</script></style></title></textarea></noscript><script>${HOSTILE_SCRIPT}</script>`,
  `<a href="javascript:${HOSTILE_SCRIPT}">link</a>`,
  `<iframe srcdoc="<script>parent.${HOSTILE_SCRIPT}</script>"></iframe>`,
  `&lt;script&gt;${HOSTILE_SCRIPT}&lt;/script&gt;`,
  `\\u003cscript>${HOSTILE_SCRIPT}</script>`,
  `{{constructor.constructor('${HOSTILE_SCRIPT}')()}}`,
  `\${${HOSTILE_SCRIPT}}`,
  `--><!--]]>`,
  // U+2028 ends a line in JavaScript but is allowed in JSON strings; U+202E reverses the direction of the text after it.
  '\u2028\u202Etfel\u202C',
].join('');

/** Replaces the link of each notification and of each block of the page builder. */
export const HOSTILE_LINK = `javascript:${HOSTILE_SCRIPT}`;
