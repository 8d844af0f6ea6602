import { useEffect, useRef, useState } from 'react';
import type { CrossSell } from '~/domain/article/crossSell';
import type { Product } from '~/domain/article/product';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { RecommendationCard, type CardContext } from './RecommendationCard';
import styles from './RecommendationsPanel.module.css';

interface CardListProps {
  readonly entries: readonly { readonly product: Product; readonly crossSell: CrossSell | null }[];
  /** Number of cards at first, and the maximum added by each press of "Weitere". */
  readonly first: number;
  readonly step: number;
  readonly label: string;
  readonly context: CardContext;
  /** Whether the service may have more entries, and the state of loading them. */
  readonly further?: 'none' | 'possible' | 'loading' | 'failed';
  readonly onFurther?: () => void;
}

/** Renders cards in two columns; further ones on request. */
export function CardList({ entries, first, step, label, context, further = 'none', onFurther }: CardListProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(first);
  // The number of cards when more were asked for. The pressed button may be unmounted: the focus moves to the first new card.
  const askedAt = useRef<number | null>(null);
  useEffect(() => {
    if (askedAt.current === null || count <= askedAt.current || further === 'loading') return;
    const cards = [...(list.current?.children ?? [])];
    (cards[askedAt.current] ?? cards.at(-1))?.querySelector('button')?.focus();
    askedAt.current = null;
  }, [count, further]);
  const showMore = (from: number) => {
    askedAt.current = from;
    setCount(from + step);
  };
  const rest = entries.length - count;
  return (
    <>
      <ul ref={list} className={styles.cards} aria-label={label}>
        {entries.slice(0, count).map(({ product, crossSell }) => (
          <RecommendationCard key={product.baseProductNo} product={product} crossSell={crossSell} context={context} />
        ))}
      </ul>
      {rest > 0 && (
        <Button look="link" className={styles.more} onClick={() => showMore(count)}>
          {t('recommendations.more', { count: rest })}
        </Button>
      )}
      {rest <= 0 && further !== 'none' && (
        <Button
          look="link"
          className={styles.more}
          isOff={further === 'loading'}
          onClick={() => {
            showMore(entries.length);
            onFurther?.();
          }}
        >
          {further === 'failed' ? t('recommendations.furtherFailed') : t('recommendations.further')}
        </Button>
      )}
    </>
  );
}

/** Renders placeholders for loading cards, to avoid layout shifts. */
export function CardSkeleton({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('common.loading')}
      </p>
      <ul className={styles.cards} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <li key={place} className={`${styles.card} ${styles.skeleton}`} />
        ))}
      </ul>
    </>
  );
}
