import { personas } from './personas.ts';

export const SIGN_IN_PATH = '/services/identity-provider';

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

// Served under an address of its own: the pages' content security policy allows no inline styles.
export const styleSheet = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d232b; background: #eef1f4; }
body { margin: 0; }
main { max-width: 34rem; margin: 10vh auto 4rem; padding: 2rem; background: #fff; border: 1px solid #cfd6dd; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; }
li { display: grid; grid-template-columns: 12rem 1fr; gap: 1rem; align-items: center; padding: .5rem 0; border-top: 1px solid #e3e8ec; }
button, a.button { font: inherit; padding: .5rem 1rem; border: 1px solid #1f4e79; background: #1f4e79; color: #fff; cursor: pointer; text-align: left; text-decoration: none; }
button:hover, a.button:hover { background: #163a5b; }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
@media (max-width: 30rem) { main { margin: 0; border: 0; } li { grid-template-columns: 1fr; gap: .25rem; } }
`;

export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${SIGN_IN_PATH}/pages.css">
</head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>`;
}

/** Renders the sign-in page: one button per persona, named by the full name. */
export function signInPage(parameters: URLSearchParams): string {
  const hidden = [...parameters]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const rows = personas
    .map(
      ({ username, givenName, familyName, description }, index) =>
        `<li><button type="submit" name="persona" value="${escapeHtml(username)}" aria-describedby="persona-${index}">${escapeHtml(`${givenName} ${familyName}`)}</button>` +
        `<span id="persona-${index}">${escapeHtml(description)}</span></li>`,
    )
    .join('');
  return page(
    'Anmelden',
    `<p>Wer meldet sich an?</p><form method="get" action="${SIGN_IN_PATH}/login/continue">${hidden}<ul>${rows}</ul></form>`,
  );
}

export function refusedSignInPage(reason: string): string {
  return page('Anmeldung nicht möglich', `<p>${escapeHtml(reason)}</p>`);
}
