export const botCodes = [
  'INVALID_AUTHENTICATION',
  'INVALID_ORDER_SELECTION',
  'INVALID_RETURN_SELECTION',
  'ASK_FOR_AGENT',
  'ERROR_GENERAL',
  'ERROR_TRACKING',
  'ERROR_RETURNLABEL',
  'ERROR_RETURNTRACKING',
] as const;
/** The reason why the phone bot handed the caller over (REQ A14.2). */
export type BotCode = (typeof botCodes)[number];

/** The data that the phone bot collected before the hand-over; null fields were not collected. */
export interface BotRequest {
  readonly code: BotCode | 'unknown';
  readonly customerNumber: string | null;
  readonly authenticated: boolean;
  readonly handOverReason: string | null;
  /** May have several lines. */
  readonly comment: string | null;
  readonly orderNumber: string | null;
}

export function readBotCode(text: string): BotRequest['code'] {
  return botCodes.find((code) => code === text.trim().toUpperCase()) ?? 'unknown';
}
