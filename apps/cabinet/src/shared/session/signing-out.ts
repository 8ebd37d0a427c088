let underWay = false;

/** From here on the customer is leaving: what the page is still answered says nothing new, and the sign-out says where to. */
export function beginSignOut(): void {
  underWay = true;
  // What the back button may bring out of the browser's memory has left already.
  const end = () => {
    underWay = false;
  };
  window.addEventListener('pagehide', end, { once: true });
}

export const isSigningOut = (): boolean => underWay;
