import { configure } from '@testing-library/react';

/** A busy machine takes its time; what never comes is still missed within the test. */
const PATIENCE_MS = 15_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
