import { configure } from 'storybook/test';

/** A busy machine needs more than the default of 1 s. An element that never appears still fails within the test's own time limit. */
const PATIENCE_MS = 15_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
