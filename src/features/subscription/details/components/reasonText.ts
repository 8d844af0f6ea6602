import { cancelReasons } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import type { Translate } from '~/shared/i18n/i18n';

/** The reason of a cancellation in words; one that this version does not know is shown as its code. */
export function reasonText(code: string | null, t: Translate): string | null {
  const known = cancelReasons.find((reason) => reason === code);
  return known === undefined ? code : t(`subscription.cancelReason.${known}`);
}
