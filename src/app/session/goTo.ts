let navigate: (path: string) => void = () => undefined;

/** The router is made at boot; sagas navigate through this. */
export function configureGoTo(to: (path: string) => void): void {
  navigate = to;
}

export function goTo(path: string): void {
  navigate(path);
}
