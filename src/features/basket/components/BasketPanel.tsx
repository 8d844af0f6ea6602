import { Suspense, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { limits } from '~config/limits';
import type { Country, Currency } from '~/domain/common/country';
import type { OfferItem } from '~/domain/offer/offer';
import { isTakeBackOffered } from '~/domain/basket/takeBack';
import type { BasketItem } from '~/domain/basket/basket';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { laterPart } from '~/shared/ui/laterPart';
import { basketActions, selectBasket } from '../basketSlice';
import { problemText } from '../basketTexts';
import { BasketRow } from './BasketRow';
import styles from './BasketPanel.module.css';

const BasketMessages = laterPart(async () => (await import('./BasketMessages')).BasketMessages, 'inPlace');
const RefusedRows = laterPart(async () => (await import('./RefusedRows')).RefusedRows, 'inPlace');
const BasketDialogs = laterPart(async () => (await import('./BasketDialogs')).BasketDialogs, 'floating');

const nothing = () => undefined;

interface BasketPanelProps {
  readonly country: Country;
  readonly currency: Currency;
  /** The lines of the last offer, whose prices are shown where available. */
  readonly offerItems: readonly OfferItem[] | null;
  /** Product numbers with a lookup in flight: rendered as pending rows. */
  readonly lookingUp: readonly string[];
  /** The flag `takeBackOfOldDevices`. */
  readonly takeBackIsOn: boolean;
  /** Notes under an article's name, by SKU. */
  readonly notesBySku?: Readonly<Record<string, ReactNode>>;
  /** The services' clock. */
  readonly now: () => Date;
  /** Called when a question about the basket is answered, to return the focus to the product field. */
  readonly onSettled?: () => void;
  readonly children?: ReactNode;
}

/** Renders the basket: each line with its quantity, and pending rows for articles being added. */
export function BasketPanel(props: BasketPanelProps) {
  const {
    country,
    currency,
    offerItems,
    lookingUp,
    takeBackIsOn,
    notesBySku = {},
    now,
    onSettled = nothing,
    children,
  } = props;
  const t = useText();
  const dispatch = useDispatch();
  const basket = useSelector(selectBasket);
  const { items, adding, refused, facts, addProblem, removed, dialog } = basket;
  const hasMessages = basket.takenOverFrom !== null || basket.channelNotSet !== null;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isEmpty = items.length + adding.length + refused.length + lookingUp.length === 0;
  return (
    <Panel
      title={t('basket.title')}
      className={styles.panel}
      aside={isEmpty ? undefined : t('basket.count', { lines: items.length, maximum: limits.basketElements, pieces })}
    >
      <div className={styles.scroll}>
        <Suspense>{hasMessages && !isEmpty && <BasketMessages onSettled={onSettled} />}</Suspense>
        {isEmpty ? (
          <p className={styles.empty}>{t('basket.empty')}</p>
        ) : (
          <table className={styles.table} aria-label={t('basket.title')}>
            <thead>
              <tr>
                <th scope="col">{t('basket.article')}</th>
                <th scope="col" className={styles.delivery}>
                  {t('basket.delivery')}
                </th>
                <th scope="col">{t('basket.quantity')}</th>
                <th scope="col" className={`${styles.number} ${styles.single}`}>
                  {t('basket.single')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('basket.sum')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('common.action')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <BasketRow
                  key={item.id}
                  item={item}
                  currency={currency}
                  offerItem={offerItemOf(item, items, offerItems)}
                  takeBackOffered={isTakeBackOffered(country, takeBackIsOn, facts[item.sku])}
                  note={notesBySku[item.sku]}
                />
              ))}
              <Suspense>{refused.length > 0 && <RefusedRows onSettled={onSettled} />}</Suspense>
              {adding.map(({ key, sku, quantity }) => (
                <PendingRow key={key} name={facts[sku]?.name ?? ''} number={sku} quantity={quantity} />
              ))}
              {lookingUp.map((number, index) => (
                <PendingRow key={`${String(index)} ${number}`} name="" number={number} quantity={1} />
              ))}
            </tbody>
          </table>
        )}
        {addProblem !== null && (
          <div className={styles.note}>
            <Message
              tone="error"
              actionText={t('common.close')}
              onAction={() => dispatch(basketActions.addProblemDismissed())}
            >
              {problemText(addProblem.problem, addProblem.sku, t)}
            </Message>
          </div>
        )}
        {removed !== null && (
          <p className={styles.note} role="status">
            {t('basket.removed', { name: facts[removed.item.sku]?.name ?? '', sku: removed.item.sku })}{' '}
            <Button look="link" onClick={() => dispatch(basketActions.undoRemovalRequested())}>
              {t('common.undo')}
            </Button>
          </p>
        )}
      </div>
      {children}
      <Suspense>{dialog.phase !== 'closed' && <BasketDialogs now={now} />}</Suspense>
    </Panel>
  );
}

/** Finds the offer's item of a line by position, because an article may have two lines: a regular one and a cross-sell. */
function offerItemOf(item: BasketItem, items: readonly BasketItem[], offerItems: readonly OfferItem[] | null) {
  const index = items.filter(({ sku }) => sku === item.sku).indexOf(item);
  return offerItems?.filter(({ sku }) => sku === item.sku)[index] ?? null;
}

interface PendingRowProps {
  readonly name: string;
  readonly number: string;
  readonly quantity: number;
}

function PendingRow({ name, number, quantity }: PendingRowProps) {
  const t = useText();
  return (
    <tr className={styles.pending} aria-busy="true">
      <td>
        <div className={styles.article}>
          <span className={styles.image} />
          <span>
            <b>{name}</b> <span className={styles.sub}>{number}</span>
            <br />
            <span className={styles.sub}>{t('basket.adding')}</span>
          </span>
        </div>
      </td>
      <td className={styles.delivery} />
      <td>{quantity}</td>
      <td className={styles.single} />
      <td />
      <td />
    </tr>
  );
}
