import { translate } from '../i18n/i18n';
import type { Notice, NoticeText } from './notices';

/** The words of a notice in the current language. */
export function textOfNotice(text: NoticeText): string {
  return 'plain' in text ? text.plain : translate(text.key, text.params);
}

/** Notices with the same identity say the same. */
export function identityOf({ variant, text }: Notice): string {
  return `${variant}|${'plain' in text ? text.plain : `${text.key}|${JSON.stringify(text.params ?? {})}`}`;
}
