let navigate: (path: string) => void = () => undefined;

/** Sets how sagas navigate: the router is created at boot. */
export function configureGoTo(to: (path: string) => void): void {
  navigate = to;
}

export function goTo(path: string): void {
  navigate(path);
}
