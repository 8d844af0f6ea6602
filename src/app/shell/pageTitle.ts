import { useEffect } from 'react';
import { environmentOf } from '~config/environment';

const marker = environmentOf(import.meta.env.MODE) === 'staging' ? '[Staging] ' : '';

const parts: { screen: string | null; application: string; call: string | null; isWaiting: boolean } = {
  screen: null,
  application: 'Kontor',
  call: null,
  isWaiting: false,
};

/** The page's title; staging prefixes it with a marker (REQ A13.4). A call with a customer stands alone, for tabs are narrow. */
function apply(): void {
  const { screen, application, call, isWaiting } = parts;
  document.title = `${isWaiting ? '● ' : ''}${marker}${call ?? `${screen === null ? '' : `${screen} – `}${application}`}`;
}

/** Names the screen in the page's title; null while none is open. */
export function titleScreen(screen: string | null): void {
  parts.screen = screen;
  apply();
}

/** Shows the name of the rendered screen in the page's title (WCAG 2.4.2). */
export function useScreenTitle(screen: string): void {
  useEffect(() => titleScreen(screen), [screen]);
}

/** Sets the title of the application in the page's title: the content service's, else Kontor (REQ A10.1). */
export function titleApplication(application: string | null): void {
  parts.application = application ?? 'Kontor';
  apply();
}

/** Names the call with its customer, null without one; `isWaiting` marks a tab in the background that needs the agent. */
export function titleCall(call: string | null, isWaiting: boolean): void {
  Object.assign(parts, { call, isWaiting });
  apply();
}
