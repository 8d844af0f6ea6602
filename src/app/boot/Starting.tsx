/** Renders the header bar empty while sign-in is checked, so that nothing moves when the screen renders. */
export function Starting() {
  return <div style={{ height: 48, background: 'var(--accent-dark)' }} />;
}
