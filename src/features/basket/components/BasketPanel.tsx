import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { limits } from '~config/limits';
import type { Currency } from '~/domain/country';
import type { OfferItem } from '~/domain/offer';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { Panel } from '~/shared/ui/Panel';
import { basketActions, selectBasket } from '../basketSlice';
import { problemText } from '../basketTexts';
import { BasketRow } from './BasketRow';
import styles from './BasketPanel.module.css';

interface BasketPanelProps {
  readonly currency: Currency;
  /** The lines as the last offer has them; prices shown are the offer's once there is one. */
  readonly offerItems: readonly OfferItem[] | null;
  /** Numbers that are being looked up: they stand as pending rows at once. */
  readonly lookingUp: readonly string[];
  readonly children?: ReactNode;
}

/** What the customer wants: each line with its quantity, and at once as pending row what is on its way. */
export function BasketPanel({ currency, offerItems, lookingUp, children }: BasketPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { items, adding, facts, addProblem, removed } = useSelector(selectBasket);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isEmpty = items.length + adding.length + lookingUp.length === 0;
  return (
    <Panel
      title={t('basket.title')}
      className={styles.panel}
      aside={isEmpty ? undefined : t('basket.count', { lines: items.length, maximum: limits.basketElements, pieces })}
    >
      <div className={styles.scroll}>
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
                <th aria-label={t('common.action')} />
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <BasketRow
                  key={item.id}
                  item={item}
                  currency={currency}
                  offerItem={offerItems?.find(({ sku }) => sku === item.sku) ?? null}
                />
              ))}
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
              actions={
                <Button look="link" onClick={() => dispatch(basketActions.addProblemDismissed())}>
                  {t('common.close')}
                </Button>
              }
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
    </Panel>
  );
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
