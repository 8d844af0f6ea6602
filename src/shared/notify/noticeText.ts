import { translate } from '../i18n/i18n';
import { answerText } from '../ui/answerText';
import type { Notice, NoticeText } from './notices';

/** The words of a notice in the current language. */
export function textOfNotice(text: NoticeText): string {
  if ('plain' in text) return text.plain;
  const words = translate(text.key, text.params);
  return typeof text.said === 'string' ? `${sentenceOf(words)} ${answerText(text.said, translate)}` : words;
}

/** With a full stop, which some texts that the requirement quotes do not have. */
function sentenceOf(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** Notices with the same identity say the same. */
export function identityOf({ variant, text }: Notice): string {
  return `${variant}|${'plain' in text ? text.plain : `${text.key}|${JSON.stringify(text.params ?? {})}`}`;
}
