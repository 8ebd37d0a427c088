export const LATE_START_ID = 'late-start';

/** Whether the document is a shell, which has the note until the app removes it. */
export const isShellDocument = (): boolean => document.getElementById(LATE_START_ID) !== null;

/** Removes the note of the shell that says that the scripts did not load. Called once they run. */
export const removeLateStartNote = (): void => document.getElementById(LATE_START_ID)?.remove();
