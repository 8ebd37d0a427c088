const KEY = 'muddat.verification-tutorial';

/** Whether the tutorial was shown on this device; where nothing can be kept it counts as shown, rather than coming every time. */
export function wasTutorialSeen(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function noteTutorialSeen(): void {
  try {
    window.localStorage.setItem(KEY, '1');
  } catch {
    // Nothing can be kept there.
  }
}
