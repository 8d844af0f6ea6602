type Assign = (address: string) => void;

let assign: Assign = (address) => {
  globalThis.location.assign(address);
};

/** Leaves the application for an address of the identity provider. */
export function leaveTo(address: string): void {
  assign(address);
}

/** Replaces the way out; for tests, which have no other page to go to. */
export function setNavigation(replacement: Assign): void {
  assign = replacement;
}
