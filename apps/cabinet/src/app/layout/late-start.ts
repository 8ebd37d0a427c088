export const LATE_START_ID = 'late-start';

/** Removes the note of the shell that says that the scripts did not load. Called once they run. */
export const removeLateStartNote = (): void => document.getElementById(LATE_START_ID)?.remove();
