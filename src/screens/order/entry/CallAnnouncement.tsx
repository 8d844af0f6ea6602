import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { customerNotes } from '~/domain/customer/customerNotes';
import { nameOf } from '~/domain/customer/customer';
import { isPassing } from '~/domain/order/submitBlocks';
import { subjectOf } from '~/domain/order/submitPlaces';
import { selectCurrency } from '~/features/call/callSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { noteTexts } from '~/features/customer/ofCall/noteTexts';
import { selectOfferState } from '~/features/offer/offerSlice';
import { priceChangeList } from '~/features/offer/priceChangeList';
import { selectOrderState } from '~/features/order/place/orderSlice';
import { submitBlockTexts } from '~/features/order/place/orderTexts';
import { selectSubmitBlocks } from '~/flows/order/place/submitFacts';
import { useParts } from '~/shared/hooks/useParts';
import { spokenMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { announcementOf, nothingSpoken, type Spoken } from './announcement';
import './announcementTexts.de';

/** Milliseconds without a change before the call is announced, so that each figure is heard once. */
const settleTime = 400;

/**
 * Renders the text that a screen reader hears when the call has settled: name, block, total, what is open, what changed. Goes
 * into a live region.
 */
export function CallAnnouncement() {
  const now = useSpokenCall();
  const blocks = useSelector(selectSubmitBlocks);
  const isSettled = !blocks.some(isPassing);
  const { name, block, total, open, changed } = now;
  const [{ text }, setSaid] = useState({ heard: nothingSpoken, text: '' });
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(() => {
      setSaid((said) => {
        const spoken = { name, block, total, open, changed };
        const next = announcementOf(said.heard, spoken);
        // An empty announcement keeps the text: removing it would be no news.
        return { heard: spoken, text: next === '' ? said.text : next };
      });
    }, settleTime);
    return () => clearTimeout(timer);
  }, [isSettled, name, block, total, open, changed]);
  return text;
}

function useSpokenCall(): Spoken {
  const t = useText();
  const currency = useSelector(selectCurrency);
  const customer = useSelector(selectCustomer);
  const { offer, changes } = useParts(selectOfferState, 'offer', 'changes');
  const { phase } = useParts(selectOrderState, 'phase');
  const blocks = useSelector(selectSubmitBlocks);
  const labels =
    customer === null ? [] : customerNotes(customer).map((note) => noteTexts(note, customer.type, t).label);
  const open = blocks
    .filter((block) => !isPassing(block))
    .map((block) => t(submitBlockTexts[block.kind], { sku: subjectOf(block) }));
  // Before there is a customer everything is open, which says nothing.
  const isBegun = customer !== null && phase !== 'confirmed';
  const voucher = offer?.totalVoucherDiscount ?? 0;
  return {
    name: customer === null ? '' : `${nameOf(customer)}.`,
    block: labels.length === 0 ? '' : `${labels.join(', ')}.`,
    total:
      offer === null
        ? ''
        : voucher === 0
          ? t('announcement.total', { total: spokenMoney(offer.totalPrice, currency) })
          : t('announcement.totalWithVoucher', {
              total: spokenMoney(offer.totalPrice, currency),
              voucher: spokenMoney(voucher, currency),
            }),
    open: !isBegun
      ? ''
      : open.length === 0
        ? t('announcement.nothingOpen')
        : t('announcement.open', { open: open.join(', ') }),
    changed: changes.length === 0 ? '' : t('announcement.changed', { changes: priceChangeList(changes, currency, t) }),
  };
}
