/** The empty frame while sign-in is checked: the bar stands where it will stand, nothing moves when the screen arrives. */
export function Starting() {
  return <div style={{ height: 48, background: 'var(--accent-dark)' }} />;
}
