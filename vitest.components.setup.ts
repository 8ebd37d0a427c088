import { configure } from '@testing-library/react';

/** A busy machine takes its time; what never comes is still missed within the test. */
const PATIENCE_MS = 15_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

// A page of a test is looked at whole: nobody scrolls it, and a phone lays out what lies far down when it comes near.
document.documentElement.dataset['whole'] = '';

// Files of tests run side by side on one origin: each has databases of its own, so that none reads what another page has kept.
const own = `${crypto.randomUUID()} `;
const open = indexedDB.open.bind(indexedDB);
const remove = indexedDB.deleteDatabase.bind(indexedDB);
indexedDB.open = (name, version) => open(own + name, version);
indexedDB.deleteDatabase = (name) => remove(own + name);
