import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Tag } from '~/shared/ui/Tag';
import { basketActions, selectBasketState } from '../basketSlice';
import { problemText } from '../basketProblemTexts';
import '../basketMessageTexts.de';
import '../basketLineTexts.de';
import styles from './BasketPanel.module.css';

/** Renders the lines that the reopened basket refused (DECISIONS 45): each with its reason, retry and remove. */
export function RefusedRows({ onSettled }: { readonly onSettled: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const { refused, facts } = useParts(selectBasketState, 'refused', 'facts');
  return refused.map(({ key, sku, quantity, problem }) => {
    const name = facts[sku]?.name ?? sku;
    return (
      <tr key={key} data-refused={sku}>
        <td colSpan={4} className={styles.refused}>
          <b>{name}</b> <span className={styles.sub}>{`${sku} · ${String(quantity)}×`}</span>{' '}
          <Tag tone="error">⚠ {t('basket.refused')}</Tag>
          <br />
          <span role="alert" className={styles.rowProblem}>
            {problemText(problem, sku, t)}
          </span>{' '}
          <Button
            look="link"
            aria-label={t('basket.retryNamed', { name })}
            onClick={() => {
              dispatch(basketActions.refusedRetryRequested(key));
              onSettled();
            }}
          >
            {t('basket.retry')}
          </Button>
        </td>
        <td className={styles.actions}>
          <Button
            look="more"
            aria-label={t('basket.remove', { name })}
            onClick={() => {
              dispatch(basketActions.refusedRemoved(key));
              onSettled();
            }}
          >
            ✕
          </Button>
        </td>
      </tr>
    );
  });
}
