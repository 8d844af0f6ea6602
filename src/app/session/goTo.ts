let navigate: (path: string) => void = () => undefined;

/** Sets how sagas navigate: the router is created at boot. */
export function configureGoTo(to: (path: string) => void): void {
  navigate = to;
}

export function goTo(path: string): void {
  navigate(path);
}

/** Like {@link goTo}, but stays where the path is open already: a second entry of it would need two steps back. */
export function goToOther(path: string): void {
  if (`${location.pathname}${location.search}` !== path) navigate(path);
}
