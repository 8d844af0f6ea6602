import { translate } from '../i18n/i18n';
import type { NoticeText } from './notices';

/** The words of a notice in the current language. */
export function textOfNotice(text: NoticeText): string {
  return 'plain' in text ? text.plain : translate(text.key, text.params);
}
