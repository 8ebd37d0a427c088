import type { Plugin } from 'vite';

/**
 * V8 compiles every function of such a file while the file still comes, beside the page, and not each at its first call, when the page
 * waits (explicit compile hints, v8.dev/blog/explicit-compile-hints). Elsewhere it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** A CommonJS module as the bundler wraps it. */
const WRAPPER = /\b__commonJSMin\(\(\(([\w$, ]*)\) => \{/g;

/**
 * For files of which nearly everything runs while a page starts or is come to. What a CommonJS module is wrapped in becomes a function in parentheses,
 * which V8 takes for one that is called at once: the same written with an arrow is read twice, the second time when the page waits.
 * @param early whether a file is one, by the name that the build calls it
 */
export function earlyCompile(early: RegExp): Plugin {
  return {
    name: 'muddat:early-compile',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: (code, { name }) =>
      early.test(name) ? { code: code.replace(WRAPPER, '__commonJSMin((function($1) {'), map: null } : null,
    outputOptions: (options) => ({ ...options, postBanner: ({ name }) => (early.test(name) ? HINT : '') }),
  };
}
