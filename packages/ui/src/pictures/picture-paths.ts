import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Baselines: `button-light.png`, `button-dark.png`, ... */
export const BASELINES = at('../../pictures/');
/** What differed in the last run, and the page to look at it. Ignored by git. */
export const REVIEW = at('../../../../.reports/pictures/');
/** `button` of `button.stories.tsx`. */
export const subjectOf = (storiesFile: string): string => storiesFile.replace(/\.stories\.tsx$/, '');
