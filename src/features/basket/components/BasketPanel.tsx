import type { ReactNode } from 'react';
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

const nothing = () => undefined;

interface BasketPanelProps extends Omit<BasketTableProps, 'notesBySku' | 'actionsBySku' | 'onSettled'> {
  readonly notesBySku?: BasketTableProps['notesBySku'];
  readonly actionsBySku?: BasketTableProps['actionsBySku'];
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
    actionsBySku = {},
    now,
    onSettled = nothing,
    children,
  } = props;
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
  const isEmpty = items.length + adding.length + refused.length + lookingUp.length === 0;
  return (
    <Panel
      title={t('basket.title')}
      className={styles.panel}
      aside={isEmpty ? undefined : t('basket.count', { lines: items.length, maximum: limits.basketElements, pieces })}
    >
      <div className={styles.scroll}>
        {hasMessages && !isEmpty && <BasketMessages onSettled={onSettled} />}
        {isEmpty ? (
          <p className={styles.empty}>{t('basket.empty')}</p>
        ) : (
          <BasketTable
            country={country}
            currency={currency}
            offerItems={offerItems}
            lookingUp={lookingUp}
            takeBackIsOn={takeBackIsOn}
            notesBySku={notesBySku}
            actionsBySku={actionsBySku}
            onSettled={onSettled}
          />
        )}
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
      {children}
      {dialog.phase !== 'closed' && <BasketDialogs now={now} />}
    </Panel>
  );
}
