import type { LinkFailure } from '~/domain/subscription/productLink';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './linksNoticeTexts.de';

/** The sentence about a link that could not be saved, or may be saved all the same (REQ G8.6). */
export function saveFailureText(isNew: boolean, { reason, isOpen }: LinkFailure): PlainTextKey {
  if (isOpen && reason !== 'badRequest')
    return isNew ? (`linksNotice.createOpen.${reason}` as const) : (`linksNotice.editOpen.${reason}` as const);
  return isNew ? (`linksNotice.createFailed.${reason}` as const) : (`linksNotice.editFailed.${reason}` as const);
}
