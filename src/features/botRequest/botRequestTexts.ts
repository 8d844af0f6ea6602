import type { BotRequest } from '~/domain/order/botRequest';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './botRequestTexts.de';

interface CodeTexts {
  readonly label: PlainTextKey;
  /** What the agent has to do next. */
  readonly todo: PlainTextKey;
}

/** Texts for the reason why the phone bot handed over. */
export const botCodeTexts = {
  INVALID_AUTHENTICATION: {
    label: 'botRequest.code.INVALID_AUTHENTICATION.label',
    todo: 'botRequest.code.INVALID_AUTHENTICATION.todo',
  },
  INVALID_ORDER_SELECTION: {
    label: 'botRequest.code.INVALID_ORDER_SELECTION.label',
    todo: 'botRequest.code.INVALID_ORDER_SELECTION.todo',
  },
  INVALID_RETURN_SELECTION: {
    label: 'botRequest.code.INVALID_RETURN_SELECTION.label',
    todo: 'botRequest.code.INVALID_RETURN_SELECTION.todo',
  },
  ASK_FOR_AGENT: { label: 'botRequest.code.ASK_FOR_AGENT.label', todo: 'botRequest.code.ASK_FOR_AGENT.todo' },
  ERROR_GENERAL: { label: 'botRequest.code.ERROR_GENERAL.label', todo: 'botRequest.code.ERROR_GENERAL.todo' },
  ERROR_TRACKING: { label: 'botRequest.code.ERROR_TRACKING.label', todo: 'botRequest.code.ERROR_TRACKING.todo' },
  ERROR_RETURNLABEL: {
    label: 'botRequest.code.ERROR_RETURNLABEL.label',
    todo: 'botRequest.code.ERROR_RETURNLABEL.todo',
  },
  ERROR_RETURNTRACKING: {
    label: 'botRequest.code.ERROR_RETURNTRACKING.label',
    todo: 'botRequest.code.ERROR_RETURNTRACKING.todo',
  },
  unknown: { label: 'botRequest.code.unknown.label', todo: 'botRequest.code.unknown.todo' },
} as const satisfies Record<BotRequest['code'], CodeTexts>;
