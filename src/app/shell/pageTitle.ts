import { environmentOf } from '~config/environment';

const marker = environmentOf(import.meta.env.MODE) === 'staging' ? '[Staging] ' : '';

const parts: { screen: string | null; application: string } = { screen: null, application: 'Kontor' };

/** The page's title; staging prefixes it with a marker (REQ A13.4). */
function apply(): void {
  const { screen, application } = parts;
  document.title = `${marker}${screen === null ? '' : `${screen} – `}${application}`;
}

/** Names the screen in the page's title; null while none is open. */
export function titleScreen(screen: string | null): void {
  parts.screen = screen;
  apply();
}

/** Sets the title of the application in the page's title: the content service's, else Kontor (REQ A10.1). */
export function titleApplication(application: string | null): void {
  parts.application = application ?? 'Kontor';
  apply();
}
