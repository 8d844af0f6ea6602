type Assign = (address: string) => void;

let assign: Assign = (address) => {
  globalThis.location.assign(address);
};

let leaving = false;

/** The browser is on its way to the identity provider: nothing may send it elsewhere. */
export function isLeaving(): boolean {
  return leaving;
}

/** Leaves the application for an address of the identity provider. */
export function leaveTo(address: string): void {
  leaving = true;
  assign(address);
}

/** Replaces the way out; for tests, which have no other page to go to. */
export function setNavigation(replacement: Assign): void {
  assign = replacement;
}
