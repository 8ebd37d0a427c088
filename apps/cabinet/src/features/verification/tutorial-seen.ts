const KEY = 'muddat.verification-tutorial';

/** Whether the tutorial was shown on this device. True if storage is blocked: otherwise the tutorial would appear on every visit. */
export function wasTutorialSeen(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function markTutorialSeen(): void {
  try {
    window.localStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked; `wasTutorialSeen` then returns true.
  }
}
