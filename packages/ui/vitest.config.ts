import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { kitTestProjects } from './vitest.projects.ts';

/** The kit's own tests, for Storybook's test panel and `pnpm pictures:kit`. `npm test` runs the same projects from the root. */
export default defineConfig({
  test: { attachmentsDir: fileURLToPath(new URL('../../.reports/attachments', import.meta.url)), projects: kitTestProjects() },
});
