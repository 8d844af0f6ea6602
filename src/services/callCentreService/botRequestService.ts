import * as v from 'valibot';
import { urlPart } from '~/domain/common/urlPart';
import { readBotCode, type BotRequest } from '~/domain/order/botRequest';
import { requestFound } from '../http/httpClient';
import { cleanText } from '../http/serviceError';
import { flagOr, optionalText, optionalCustomerNumber } from '../http/wireValues';

/** A caller counts as authenticated only with the value true. */
const WireBotFields = v.object({
  code: optionalText,
  customerNumber: optionalCustomerNumber,
  authenticated: flagOr(false),
  handOverReason: optionalText,
  comment: optionalText,
  externalOrderId: optionalText,
});
/** A response with none of the texts is no hand-over. */
const WireBotRequest = v.pipe(
  WireBotFields,
  v.check(({ authenticated: _authenticated, ...texts }) => Object.values(texts).some((text) => text !== null)),
);

const maximumCommentLines = 50;

/**
 * `GET /bot-request/{number}`: what the phone bot hands over; null for an unknown number (REQ A14.1, CONTRACT In-flight, bot,
 * letters).
 */
export async function loadBotRequest(number: string, signal?: AbortSignal): Promise<BotRequest | null> {
  const wire = await requestFound(
    {
      service: 'callCentre',
      method: 'GET',
      path: `/bot-request/${urlPart(number)}`,
      signal,
    },
    WireBotRequest,
    null,
  );
  if (wire === null) return null;
  return {
    code: readBotCode(wire.code ?? ''),
    customerNumber: cleanText(wire.customerNumber),
    authenticated: wire.authenticated,
    handOverReason: cleanText(wire.handOverReason),
    comment: cleanLines(wire.comment),
    orderNumber: cleanText(wire.externalOrderId),
  };
}

/** Cleans each line like any other text of a service: callers spoke or typed it. */
function cleanLines(text: string | null): string | null {
  const lines = (text ?? '').split(/\r\n|\r|\n/, maximumCommentLines).map((line) => cleanText(line) ?? '');
  const cleaned = lines.join('\n').trim();
  return cleaned === '' ? null : cleaned;
}
