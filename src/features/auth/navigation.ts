type Assign = (address: string) => void;

let assign: Assign = (address) => globalThis.location.assign(address);

let leaving = false;

/** True while the browser navigates to the identity provider: no other navigation may start. */
export function isLeaving(): boolean {
  return leaving;
}

/** Navigates away from the application to an address of the identity provider. */
export function leaveTo(address: string): void {
  leaving = true;
  assign(address);
}

/** Ends {@link isLeaving} where the page is used again: its navigation was stopped, or Back restored it. */
export function endLeaving(): void {
  leaving = false;
}

/** Replaces the navigation function, for tests; nothing navigates away yet. */
export function setNavigation(replacement: Assign): void {
  assign = replacement;
  leaving = false;
}
