import type { LinkFailure } from '~/domain/subscription/productLink';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './linksNoticeTexts.de';

/** The sentence about a link that could not be saved, or may be saved all the same (REQ G8.6). A lost creation was looked up before. */
export function saveFailureText(isNew: boolean, { reason, isOpen }: LinkFailure): PlainTextKey {
  if (isNew) return `linksNotice.createFailed.${reason}` as const;
  return isOpen && reason !== 'badRequest'
    ? (`linksNotice.editOpen.${reason}` as const)
    : (`linksNotice.editFailed.${reason}` as const);
}
