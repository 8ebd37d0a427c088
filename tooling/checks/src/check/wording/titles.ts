import { parseSync, Visitor } from 'vite';

export type TestTitle = {
  text: string;
  /** Line number, from 1. */
  line: number;
};

/** The titles of the tests and groups of a test file. A row id such as `[S7-06]` is left out. */
export function findTestTitles(file: string, source: string): TestTitle[] {
  const titles: TestTitle[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const called = source.slice(callee.start, callee.end);
      if (title?.type !== 'Literal' || typeof title.value !== 'string' || !/^(?:test|it|describe)\b/.test(called)) return;
      const text = title.value.replaceAll(/\[[SX]\d*-\d+\]/g, '').trim();
      titles.push({ text, line: source.slice(0, title.start).split('\n').length });
    },
  }).visit(parseSync(file, source).program);
  return titles;
}
