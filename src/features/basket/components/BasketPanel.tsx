import { useDispatch } from 'react-redux';
import { limits } from '~config/limits';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Panel } from '~/shared/ui/Panel';
import { laterPart } from '~/shared/ui/laterPart';
import { basketActions, selectBasketState } from '../basketSlice';
import '../basketTexts.de';
import type { BasketTableProps } from './BasketTable';
import styles from './BasketPanel.module.css';

const BasketMessages = laterPart(async () => (await import('./BasketMessages')).BasketMessages, 'inPlace');
const AddProblemNote = laterPart(async () => (await import('./BasketMessages')).AddProblemNote, 'inPlace');
const BasketTable = laterPart(async () => (await import('./BasketTable')).BasketTable, 'inPlace');
const BasketDialogs = laterPart(async () => (await import('./BasketDialogs')).BasketDialogs, 'floating');

interface BasketPanelProps extends BasketTableProps {
  /** The services' clock. */
  readonly now: () => Date;
}

/** Renders the basket: each line with its quantity, and pending rows for articles being added. */
export function BasketPanel({ now, ...table }: BasketPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { items, adding, refused, facts, addProblem, removed, dialog, takenOverFrom, channelNotSet } = useParts(
    selectBasketState,
    'items',
    'adding',
    'refused',
    'facts',
    'addProblem',
    'removed',
    'dialog',
    'takenOverFrom',
    'channelNotSet',
  );
  const hasMessages = takenOverFrom !== null || channelNotSet !== null;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isEmpty = items.length + adding.length + refused.length + table.lookingUp.length === 0;
  return (
    <Panel
      title={t('basket.title')}
      className={styles.panel}
      aside={isEmpty ? undefined : t('basket.count', { lines: items.length, maximum: limits.basketElements, pieces })}
    >
      <div className={styles.scroll}>
        {hasMessages && !isEmpty && <BasketMessages onSettled={table.onSettled} />}
        {isEmpty ? <p className={styles.empty}>{t('basket.empty')}</p> : <BasketTable {...table} />}
        {addProblem !== null && <AddProblemNote addProblem={addProblem} />}
        {removed !== null && (
          <p className={styles.note} role="status">
            {t('basket.removed', { name: facts[removed.item.sku]?.name ?? '', sku: removed.item.sku })}{' '}
            <Button look="link" onClick={() => dispatch(basketActions.undoRemovalRequested())}>
              {t('common.undo')}
            </Button>
          </p>
        )}
      </div>
      {dialog.phase !== 'closed' && <BasketDialogs now={now} />}
    </Panel>
  );
}
