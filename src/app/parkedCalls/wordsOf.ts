import { berlinDay, berlinShortDateTime } from '~/domain/common/berlinTime';
import { currencyOf } from '~/domain/common/country';
import type { ParkedMark } from '~/features/call/parkedMark';
import { formatMoney } from '~/shared/i18n/formatMoney';
import type { Translate } from '~/shared/i18n/i18n';
import type { ParkedCall } from './parkedList';
import './parkedTexts.de';

export interface ParkedWords {
  readonly name: string;
  /** Null without an article. */
  readonly total: string | null;
  readonly since: string;
  readonly reason: string;
  /** Null without a reminder. */
  readonly reminder: string | null;
  readonly isDue: boolean;
  /** Says that the call is open in another tab and cannot be opened here; null where it can be opened. */
  readonly elsewhere: string | null;
}

/** The time alone for today, else with its day. */
function shortTime(iso: string, now: Date): string {
  const whole = berlinShortDateTime(iso);
  return berlinDay(new Date(iso)) === berlinDay(now) ? (whole.split(', ')[1] ?? whole) : whole;
}

function reasonOf({ reason, text }: ParkedMark, t: Translate): string {
  if (reason === 'other' && text !== '') return text;
  return text === '' ? t(`parked.reason.${reason}`) : `${t(`parked.reason.${reason}`)}: ${text}`;
}

/** How a parked call is shown: in the header, in the list and on the home screen. */
export function wordsOf({ mark, country, isDue: due, place }: ParkedCall, now: Date, t: Translate): ParkedWords {
  return {
    name: mark.name === '' ? t('parked.nobody') : mark.name,
    total: mark.total === null ? null : formatMoney(mark.total, currencyOf(country)),
    since: t('parked.since', { time: shortTime(mark.parkedAt, now) }),
    reason: reasonOf(mark, t),
    reminder: mark.dueAt === null ? null : t(due ? 'parked.due' : 'parked.later', { time: shortTime(mark.dueAt, now) }),
    isDue: due,
    elsewhere: place === 'otherTab' ? t('parked.otherTab') : null,
  };
}
