import { environmentOf } from '~config/environment';
import type { PlainTextKey } from '~/shared/i18n/i18n';

/** What the header calls the screens that are no application of their own. */
const titles: readonly { readonly path: string; readonly title: PlainTextKey }[] = [
  { path: '/orderhistory/', title: 'customer.orderHistory' },
  { path: '/orders/', title: 'screen.order' },
  { path: '/letters/', title: 'letter.preview' },
  { path: '/inflightorder', title: 'screen.inflightOrder' },
  { path: '/bot-request', title: 'screen.botRequest' },
];

export function screenTitleOf(pathname: string): PlainTextKey {
  return titles.find(({ path }) => pathname.startsWith(path))?.title ?? 'screen.home';
}

const marker = environmentOf(import.meta.env.MODE) === 'staging' ? '[Staging] ' : '';

/** The page's title; staging prefixes it with a marker (spec 1 §1). */
export function pageTitle(screen: string | null): string {
  return screen === null ? `${marker}Kontor` : `${marker}${screen} – Kontor`;
}
