import type { ReceptionAnswer } from '~/domain/customer/reception';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './receptionTexts.de';

export const receptionTexts = {
  ANALOG_CABLE: 'reception.answer.ANALOG_CABLE',
  DIGITAL_CABLE: 'reception.answer.DIGITAL_CABLE',
  DIGITAL_HD_CABLE: 'reception.answer.DIGITAL_HD_CABLE',
  DIGITAL_SATELLITE: 'reception.answer.DIGITAL_SATELLITE',
  DIGITAL_SATELLITE_HD: 'reception.answer.DIGITAL_SATELLITE_HD',
  DVB_T2_HD: 'reception.answer.DVB_T2_HD',
  MAGENTA_TV: 'reception.answer.MAGENTA_TV',
  VODAFONE: 'reception.answer.VODAFONE',
  WEB: 'reception.answer.WEB',
  UNKNOWN: 'reception.answer.UNKNOWN',
} as const satisfies Record<ReceptionAnswer, PlainTextKey>;
