/** Answers of the TV reception survey (REQ B6.2). */
export const receptionAnswers = [
  'ANALOG_CABLE',
  'DIGITAL_CABLE',
  'DIGITAL_HD_CABLE',
  'DIGITAL_SATELLITE',
  'DIGITAL_SATELLITE_HD',
  'DVB_T2_HD',
  'MAGENTA_TV',
  'VODAFONE',
  'WEB',
  'UNKNOWN',
] as const;

export type ReceptionAnswer = (typeof receptionAnswers)[number];
