import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { limits } from '~config/limits';
import { berlinDateTime } from '~/domain/common/berlinTime';
import { BasketPanel } from '~/features/basket/components/BasketPanel';
import { selectCallState, selectCurrency } from '~/features/call/callSlice';
import { selectHasComplaint } from '~/features/order/complaint/complaintSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { selectOffer } from '~/features/offer/offerSlice';
import { SearchField } from '~/features/article/search/components/SearchField';
import { selectLookingUp } from '~/features/article/search/productSearchSlice';
import { deskNow } from '~/features/call/deskTime';
import { selectRepeated } from '~/flows/order/place/repeatedArticles';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Region } from '~/shared/ui/Region';
import { After } from '~/shared/ui/After';
import { Tag } from '~/shared/ui/Tag';
import { needModules } from '~/shared/module/lateModules';
import { laterPart } from '~/shared/ui/laterPart';
import type { Places } from './usePlaces';
import './orderEntryTexts.de';
import styles from './OrderEntryPage.module.css';

const ComplaintBar = laterPart(
  async () => (await import('~/features/order/complaint/components/ComplaintBar')).ComplaintBar,
  'inPlace',
);
const OrderTextPart = laterPart(async () => {
  await needModules('orderText');
  return (await import('./OrderTextPart')).OrderTextPart;
}, 'inPlace');
const ArticleActions = laterPart(async () => {
  await needModules('besideOrders');
  return (await import('./ArticleActions')).ArticleActions;
}, 'inPlace');

/** Renders the article search, and the basket below it. */
export function ArticlesColumn({ places }: { readonly places: Places }) {
  const t = useText();
  const { articles, productField } = places;
  const [isTextPartReady, setTextPartReady] = useState(false);
  const earlyText = usePastedLines(!isTextPartReady);
  const { country, flags } = useParts(selectCallState, 'country', 'flags');
  const currency = useSelector(selectCurrency);
  const lookingUp = useSelector(selectLookingUp);
  const offer = useSelector(selectOffer);
  const customer = useSelector(selectCustomer);
  const repeated = useSelector(selectRepeated);
  const hasComplaint = useSelector(selectHasComplaint);
  const notes: Record<string, ReactNode> = {};
  for (const { sku, placedAt } of Object.values(repeated)) {
    notes[sku] = <Tag tone="warning">⚠ {t('basket.repeated', { date: berlinDateTime(placedAt).slice(0, 10) })}</Tag>;
  }
  const actions: Record<string, ReactNode> = {};
  for (const { sku, quantity, hasSubscriptionOffer } of offer?.items ?? []) {
    if (hasSubscriptionOffer) actions[sku] = <ArticleActions sku={sku} quantity={quantity} isInText />;
  }
  return (
    <div ref={articles} className={styles.articles}>
      <Region>
        <div>
          {hasComplaint && <ComplaintBar />}
          <After milliseconds={limits.loadAheadDelay} isDue={earlyText !== null}>
            <OrderTextPart places={places} earlyText={earlyText} onReady={() => setTextPartReady(true)} />
          </After>
          <SearchField ref={productField} country={country} isHome={customer !== null} />
        </div>
      </Region>
      <Region>
        <BasketPanel
          country={country}
          currency={currency}
          offerItems={offer?.items ?? null}
          lookingUp={lookingUp}
          takeBackIsOn={flags.takeBackOfOldDevices}
          notesBySku={notes}
          actionsBySku={actions}
          now={deskNow}
          onSettled={() => productField.current?.focus()}
        />
      </Region>
    </div>
  );
}

/**
 * Returns a text of several lines that is pasted while `isListening` and before `OrderTextPart` is loaded; null: none. Handled here, because
 * an input field would cut it to one line.
 */
function usePastedLines(isListening: boolean): string | null {
  const [pasted, setPasted] = useState<string | null>(null);
  useEffect(() => {
    if (!isListening) return;
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (event.defaultPrevented || !/[\r\n]/.test(text) || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      setPasted(text);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isListening]);
  return pasted;
}
