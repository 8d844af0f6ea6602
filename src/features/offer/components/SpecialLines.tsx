import type { Cents } from '~/domain/common/money';
import type { Offer } from '~/domain/offer/offer';
import { otherCosts } from '~/domain/offer/otherCosts';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/offer/offerWords.de';
import { OfferLine } from './OfferLine';
import '../specialLineTexts.de';

/** Renders the lines that only some offers have: cash-on-delivery fee, other costs, employee discount. */
export function SpecialLines({ offer, money }: { readonly offer: Offer; readonly money: (amount: Cents) => string }) {
  const t = useText();
  const other = otherCosts(offer);
  return (
    <>
      {offer.cashOnDeliveryFee !== 0 && (
        <OfferLine name={t('offer.cashOnDeliveryFee')} value={money(offer.cashOnDeliveryFee)} />
      )}
      {other !== 0 && <OfferLine name={t('offer.other')} value={money(other)} />}
      {offer.employeeDiscount !== 0 && (
        <OfferLine name={t('offer.employeeDiscount')} value={`−${money(offer.employeeDiscount)}`} good />
      )}
    </>
  );
}
