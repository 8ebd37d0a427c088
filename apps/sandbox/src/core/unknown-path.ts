import type { Contract } from './contracts.ts';

/** The text for developers when no contract has the path of `url`: it names the path or base that is near. */
export function describeUnknownPath(contracts: readonly Contract[], url: string): string {
  const steps = stepsOf(url.split('?', 1)[0] ?? '');
  const paths = contracts.flatMap(({ api, operations }) => operations.map(({ path }) => `/${api}${path}`));
  const near = paths.find((path) => isPartOf(stepsOf(path), steps));
  const own = paths.filter((path) => stepsOf(path)[0] === steps[0]);
  const bases = [
    ...new Set(
      (own.length > 0 ? own : paths).map(
        (path) =>
          `/${stepsOf(path)
            .slice(0, own.length > 0 ? 2 : 1)
            .join('/')}/`,
      ),
    ),
  ];
  const listed = `${bases.slice(0, -1).join(', ')}${bases.length > 1 ? ' or ' : ''}${bases.at(-1)}`;
  const hint = near === undefined ? `Paths${own.length > 0 ? ' of this API' : ''} begin with ${listed}.` : `Did you mean ${near}?`;
  return `No contract has this path. ${hint}`;
}

const stepsOf = (path: string): string[] => path.split('/').filter((step) => step !== '');

/** Whether one path is the end of the other: the caller left the base out, or has one too many. A single step says too little. */
function isPartOf(template: readonly string[], steps: readonly string[]): boolean {
  const shared = Math.min(template.length, steps.length);
  const [end, given] = [template.slice(-shared), steps.slice(-shared)];
  return shared > 1 && !end[0]?.startsWith('{') && end.every((step, at) => step.startsWith('{') || step === given[at]);
}
