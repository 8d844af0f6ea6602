import type { FailureReason } from '~/domain/common/failureReason';
import type { LinkFailure } from '~/domain/subscription/productLink';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './linksNoticeTexts.de';

/** The sentence of each failure of each operation (REQ G8.6). */
export const linkFailureTexts = {
  load: {
    badRequest: 'linksNotice.loadFailed.badRequest',
    serviceDown: 'linksNotice.loadFailed.serviceDown',
    unknown: 'linksNotice.loadFailed.unknown',
  },
  create: {
    badRequest: 'linksNotice.createFailed.badRequest',
    serviceDown: 'linksNotice.createFailed.serviceDown',
    unknown: 'linksNotice.createFailed.unknown',
  },
  edit: {
    badRequest: 'linksNotice.editFailed.badRequest',
    serviceDown: 'linksNotice.editFailed.serviceDown',
    unknown: 'linksNotice.editFailed.unknown',
  },
  /** An edit whose outcome is not known. */
  editOpen: {
    badRequest: 'linksNotice.editFailed.badRequest',
    serviceDown: 'linksNotice.editOpen.serviceDown',
    unknown: 'linksNotice.editOpen.unknown',
  },
  search: {
    badRequest: 'linksNotice.searchFailed.badRequest',
    serviceDown: 'linksNotice.searchFailed.serviceDown',
    unknown: 'linksNotice.searchFailed.unknown',
  },
} as const satisfies Record<string, Record<FailureReason, PlainTextKey>>;

/** The sentence about a link that could not be saved, or may be saved all the same. A lost creation was looked up before. */
export function saveFailureText(isNew: boolean, { reason, isOpen }: LinkFailure): PlainTextKey {
  if (isNew) return linkFailureTexts.create[reason];
  return (isOpen ? linkFailureTexts.editOpen : linkFailureTexts.edit)[reason];
}
