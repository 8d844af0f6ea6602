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
/** Why the phone bot handed the caller over (REQ A14.2). */
export type BotCode = (typeof botCodes)[number];

/** What the phone bot had found out before it handed over; null where it found nothing. */
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
  return botCodes.find((code) => code === text.trim()) ?? 'unknown';
}

/** The number that the bot told the agent: blanks are dropped. */
export function readBotNumber(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}
