import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectItems } from '~/features/basket/basketSlice';
import { selectCustomer } from '~/features/customer/ofCall/customerSlice';
import { RecommendationsPanel } from '~/features/recommendations/components/RecommendationsPanel';
import { selectRecommendationsState } from '~/features/recommendations/recommendationsSlice';
import { selectRecommendationFacts } from '~/flows/recommend/recommendationInputs';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { chooseByKey } from '~/shared/keyboard/choices';
import { keys } from '~/shared/keyboard/keys';
import { watchForNumber } from '~/shared/keyboard/numberAfterChoice';
import { pressTimeOf } from '~/shared/keyboard/pressTime';
import { Kbd } from '~/shared/ui/Kbd';
import { laterPart } from '~/shared/ui/laterPart';
import { Region } from '~/shared/ui/Region';
import { TabList } from '~/shared/ui/TabList';
import { useStored } from '~/shared/valueStore';
import { openOffer } from '../openOffer';
import { ArticlePart } from './ArticlePart';
import { CallScript } from './CallScript';
import { contextView, tabViews, tabDigits, type TabView } from './contextView';
import type { RecordView } from './recordParts';
import './contextTexts.de';
import styles from './ContextPanel.module.css';

const CustomerRecordPart = laterPart(async () => (await import('./CustomerRecordPart')).CustomerRecordPart, 'inPlace');

interface ContextPanelProps {
  /** Contains the basket; the article of its focused line is shown. */
  readonly articles: RefObject<HTMLDivElement | null>;
  /** Opens the order history as a dialog. */
  readonly onHistory: () => void;
}

/**
 * Renders what is looked at beside the basket: the customer's record, recommendations, deals, TV offers, the call script, and
 * the details of an article. F6 goes there and back, a digit chooses the view (UX Keys).
 */
export function ContextPanel({ articles, onHistory }: ContextPanelProps) {
  const t = useText();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const customer = useSelector(selectCustomer);
  const { tab, record } = useStored(contextView);
  const customerId = customer === null ? null : (customer.externalCustomerId ?? customer.id);
  const openPart = record !== null && record.customerId === customerId ? record.view : null;
  useShownArticle(articles);

  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else articles.current?.querySelector('input')?.focus();
  };
  useHotkey('context', () => {
    if (panel.current?.contains(document.activeElement) === true) {
      goBack();
      return;
    }
    cameFrom.current = document.activeElement;
    panel.current?.querySelector<HTMLElement>('[aria-expanded=true], [aria-selected=true]')?.focus();
  });
  const showPart = (view: RecordView) => {
    if (customerId === null) return;
    // Renders at once, because the focus goes to what is rendered.
    flushSync(() => contextView.showRecord(customerId, view));
    const body = panel.current?.querySelector<HTMLElement>('[data-view]');
    (body?.querySelector('textarea') ?? body)?.focus({ preventScroll: true });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      goBack();
      return;
    }
    const before = contextView.get();
    const chosen = flushSync(() => chooseByKey(panel.current, event));
    if (chosen === null) return;
    if (chosen.getAttribute('role') === 'tab')
      panel.current?.querySelector<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
    watchForNumber({ digit: event.key, at: pressTimeOf(event), undo: () => contextView.restore(before) });
  });
  useEffect(() => {
    const section = panel.current;
    section?.addEventListener('keydown', onKeyDown);
    return () => section?.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={`${id}-title`} aria-keyshortcuts={keys.context.aria}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t('context.title')}
        </h2>
        <Kbd>{keys.context.label}</Kbd>
      </header>
      <CustomerRecordPart
        pending={<div className={styles.record} />}
        open={openPart}
        onOpen={showPart}
        onHistory={onHistory}
      />
      <TabList
        look="compact"
        label={t('context.tabs')}
        tabs={tabViews.map((view) => ({
          value: view,
          id: `${id}-${view}`,
          text: t(`context.tab.${view}`),
          digit: tabDigits[view],
        }))}
        panelId={`${id}-body`}
        chosen={openPart === null ? tab : null}
        onChoose={contextView.showTab}
      />
      {openPart === null && (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-body`}
          aria-labelledby={`${id}-${tab}`}
          tabIndex={0}
          className={styles.body}
        >
          <Region>
            <TabBody tab={tab} />
          </Region>
        </div>
      )}
    </section>
  );
}

function TabBody({ tab }: { readonly tab: TabView }) {
  const dispatch = useDispatch();
  const facts = useSelector(selectRecommendationFacts);
  const { lead } = useParts(selectRecommendationsState, 'lead');
  const items = useSelector(selectItems);
  const leadQuantity = items.findLast(({ sku }) => sku === lead?.sku)?.quantity ?? 1;
  if (tab === 'script') return <CallScript />;
  if (tab === 'article') return <ArticlePart />;
  return (
    <RecommendationsPanel
      tab={tab}
      facts={facts}
      onDetails={(product, crossSell) => dispatch(openOffer(product, crossSell, leadQuantity))}
    />
  );
}

/** Follows the basket line that is focused; a click on its picture or name shows its article. */
function useShownArticle(articles: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const area = articles.current;
    const skuAt = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>('[data-sku]')?.dataset['sku'] ?? null) : null;
    const follow = ({ target }: FocusEvent) => {
      const sku = skuAt(target);
      if (sku !== null) contextView.followArticle(sku);
    };
    const show = ({ target }: MouseEvent) => {
      const sku = skuAt(target);
      if (sku === null || !(target instanceof Element) || !target.matches('img, b')) return;
      contextView.followArticle(sku);
      contextView.showTab('article');
    };
    area?.addEventListener('focusin', follow);
    area?.addEventListener('click', show);
    return () => {
      area?.removeEventListener('focusin', follow);
      area?.removeEventListener('click', show);
    };
  }, [articles]);
}
