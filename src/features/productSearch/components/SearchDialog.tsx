import { useDispatch, useSelector } from 'react-redux';
import type { Country, Currency } from '~/domain/country';
import { useLaterText } from '~/shared/i18n/laterTexts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Tag } from '~/shared/ui/Tag';
import { productSearchActions, selectSearchDialog } from '../productSearchSlice';
import { VariantList } from './VariantList';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  readonly country: Country;
  readonly currency: Currency;
  readonly subscriptionBySubscriptionInfo: boolean;
}

/** Product search and product details (spec 2 §2): which article is meant. */
export function SearchDialog(props: SearchDialogProps) {
  const t = useLaterText();
  const dispatch = useDispatch();
  const dialog = useSelector(selectSearchDialog);
  if (dialog.phase === 'closed') return null;
  const close = () => {
    dispatch(productSearchActions.dialogChanged({ phase: 'closed' }));
  };
  const title =
    dialog.phase === 'details' ? dialog.product.name.long : t('search.dialogTitle', { query: dialog.query });
  return (
    <Dialog
      key={dialog.phase}
      title={title}
      width="large"
      onClose={close}
      actions={
        <Button initialFocus onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      {dialog.phase === 'searching' && <p role="status">{t('search.searching')}</p>}
      {dialog.phase === 'hits' && <HitList hits={dialog.hits} query={dialog.query} currency={props.currency} />}
      {dialog.phase === 'details' && <VariantList product={dialog.product} quantity={dialog.quantity} {...props} />}
    </Dialog>
  );
}

interface HitListProps {
  readonly hits: Extract<ReturnType<typeof selectSearchDialog>, { phase: 'hits' }>['hits'];
  readonly query: string;
  readonly currency: Currency;
}

function HitList({ hits, query, currency }: HitListProps) {
  const t = useLaterText();
  const dispatch = useDispatch();
  if (hits.length === 0) return <p>{t('search.nothingFound', { query })}</p>;
  return (
    <ul className={styles.hits} aria-label={t('search.hits', { count: hits.length })}>
      {hits.map((hit, index) => (
        <li key={hit.baseProductNo} className={styles.hit}>
          <img src={hit.image ?? undefined} alt="" width={40} height={40} loading="lazy" className={styles.image} />
          <span className={styles.text}>
            <b>{hit.name}</b> <span className={styles.sub}>{hit.baseProductNo}</span>
            <br />
            <span className={styles.sub}>
              {hit.brand} · {t('search.variants', { count: hit.variantCount })}
            </span>
          </span>
          {hit.soldOut && <Tag tone="error">{t('product.stock.SOLD_OUT')}</Tag>}
          <span className={styles.price}>
            {hit.lowestPrice !== null && t('search.from', { price: formatMoney(hit.lowestPrice, currency) })}
          </span>
          <Button
            size="row"
            initialFocus={index === 0}
            aria-label={t('search.choose', { name: hit.name, number: hit.baseProductNo })}
            onClick={() => {
              dispatch(productSearchActions.hitChosen(hit.baseProductNo));
            }}
          >
            {t('search.chooseShort')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
