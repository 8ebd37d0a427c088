import { configure } from '@testing-library/react';

/** A busy machine takes its time; what never comes is still missed within the test. */
const TIMEOUT_MS = 30_000;

configure({ asyncUtilTimeout: TIMEOUT_MS });

// A page of a test is looked at whole: nobody scrolls it, and a phone lays out what lies far down when it comes near.
document.documentElement.dataset['whole'] = '';

// Files of tests run side by side on one origin: each has databases of its own, so that none reads what another page has kept.
const databasePrefix = `${crypto.randomUUID()} `;
const openDatabase = indexedDB.open.bind(indexedDB);
const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB);
indexedDB.open = (name, version) => openDatabase(databasePrefix + name, version);
indexedDB.deleteDatabase = (name) => deleteDatabase(databasePrefix + name);
