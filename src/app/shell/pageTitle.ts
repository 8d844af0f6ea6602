import { environmentOf } from '~config/environment';

const marker = environmentOf(import.meta.env.MODE) === 'staging' ? '[Staging] ' : '';

/** The page's title; staging prefixes it with a marker (REQ A13.4). */
export function pageTitle(screen: string | null): string {
  return screen === null ? `${marker}Kontor` : `${marker}${screen} – Kontor`;
}
