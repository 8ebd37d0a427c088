/** What a script that got to run in the page sets: `window.hostile`. A test that finds it has found a hole. */
const RUNS = 'window.hostile=1';

/** Goes behind every text that a screen shows: ways out of an attribute, a tag, a script, a comment, a template. */
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
  // A line end of JavaScript that JSON allows in a string, and text that runs the other way.
  '\u2028\u202Etfel\u202C',
].join('');

/** Stands in place of every address that a backend sends. */
export const HOSTILE_LINK = `javascript:${RUNS}`;
