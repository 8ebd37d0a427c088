import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Baselines: `button-light.png`, `button-dark.png`, ... */
export const BASELINE_FOLDER = at('../../pictures/');
/** The differences of the last run, and the page for reviewing them. Ignored by git. */
export const REVIEW_FOLDER = at('../../../../.reports/pictures/');
/** The component of a stories file: `button` for `button.stories.tsx`. */
export const componentNameOf = (storiesFile: string): string => storiesFile.replace(/\.stories\.tsx$/, '');
