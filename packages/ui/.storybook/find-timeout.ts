import { configure } from 'storybook/test';

/**
 * Time in which Testing Library must find an element. Its default of 1 s is too short on a busy machine. An element that never appears
 * still fails within the test's own time limit.
 */
const TIMEOUT_MS = 15_000;

configure({ asyncUtilTimeout: TIMEOUT_MS });
