import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { SkipReason } from './pinSlice';
import './pinTexts.de';

export const skipReasonTexts = {
  FORGOTTEN: 'pin.reason.FORGOTTEN',
  LETTER_NOT_RECEIVED: 'pin.reason.LETTER_NOT_RECEIVED',
  UNABLE_TO_NAME: 'pin.reason.UNABLE_TO_NAME',
  OTHER: 'pin.reason.OTHER',
} as const satisfies Record<SkipReason, PlainTextKey>;
