import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import type { ListSorting } from '~/shared/ui/list/ColumnHead';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import type { ListSelection } from '~/shared/ui/list/ListSelection';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { PageButtons } from '~/shared/ui/list/PageButtons';
import { SavedFilters } from '~/shared/ui/list/SavedFilters';
import { useListSettings } from '~/shared/ui/list/useListSettings';
import { Message } from '~/shared/ui/Message';
import type { FilterChip } from './filterChips';
import type { ListedRow } from './listState';
import { useFocusAfterDialog } from './useFocusAfterDialog';
import type { ShownList } from './usePagedList';
import '~/shared/ui/list/listTexts.de';
import styles from '~/shared/ui/list/ListFrame.module.css';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');

/** What the filters of a list need from it. */
export interface FilterTools {
  /** Opens the dialog that chooses the columns. */
  readonly onColumns: () => void;
  /** Moves the focus to the list. */
  readonly onDown: () => void;
  /** The saved filter sets, where the address holds the filters. */
  readonly savedFilters: ReactNode;
}

export interface ListWords {
  readonly failed: string;
  /** A further page failed. */
  readonly moreFailed: string;
  /** Nothing is found. */
  readonly none: string;
  /** In which fields and which period is searched; said with `none`. */
  readonly searched: string;
  /** Returns the line below a loaded list whose total is known. */
  readonly loaded: (total: number) => string;
  /** Added to that line, also if the total is not known. */
  readonly besides?: string;
}

/** Further rows come while scrolling, by a button, or page by page (REQ E1.8). */
export type Paging =
  | { readonly by: 'scrolling' | 'button' }
  | { readonly by: 'page'; readonly page: number; readonly size: number; readonly onPage: (page: number) => void };

interface ListScreenProps<Row extends ListedRow> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Name of the list in storage. */
  readonly name: string;
  /** Parameters of the address that are not filters; null: the address holds neither columns nor filters. */
  readonly notFilters: readonly string[] | null;
  readonly shown: ShownList<Row>;
  /** Stable while nothing changes. The first one renders the control that opens a row, marked `data-row-focus`. */
  readonly columns: readonly ListColumn<Row>[];
  readonly words: ListWords;
  readonly paging: Paging;
  readonly renderFilters: (tools: FilterTools) => ReactNode;
  /** The filters in force. */
  readonly chips: readonly FilterChip[];
  /** Undefined: nothing is filtered. */
  readonly onClearFilters: (() => void) | undefined;
  /** Between the filters and the table. */
  readonly children?: ReactNode;
  /** At the bottom of the table, where it moves no row: what can be done with the selection, what is going on. */
  readonly renderDock?: (focusList: () => void) => ReactNode;
  readonly sorting?: ListSorting;
  readonly selection?: ListSelection<Row>;
  /** Key of the row whose details are unfolded, if it is listed; null: none. */
  readonly openKey: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly renderDetails: (row: Row) => ReactNode;
  /** The row that takes the focus when the list appears; null: none. */
  readonly focusedKey?: string | null;
  /** Id of the row that a dialog is open for. */
  readonly dialogFor?: string | null;
  readonly dialogs?: ReactNode;
  readonly initialOffset?: number;
  readonly onScrolled?: (offset: number) => void;
  /** Of the part with the table. */
  readonly className?: string | undefined;
}

const keyOf = ({ id }: ListedRow): string => id;

/** Renders a list whose rows arrive in pages: filters, table, end, foot, columns and saved filter sets. Load it lazily. */
export function ListScreen<Row extends ListedRow>(props: ListScreenProps<Row>) {
  const {
    label,
    name,
    notFilters,
    shown,
    columns,
    words,
    paging,
    renderFilters,
    dialogFor = null,
    focusedKey = null,
  } = props;
  const t = useText();
  const table = useRef<ListHandle>(null);
  const [settings, setSettings] = useListSettings(name, notFilters === null ? null : columns);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  useFocusAfterDialog(table, dialogFor);
  useEffect(() => {
    if (focusedKey !== null) table.current?.focusRow(focusedKey);
  }, [focusedKey]);
  const { rows, total, isStale, isFailed, isLoading, isLoaded, loadMore } = shown;
  const onMore = shown.hasMore ? loadMore : undefined;
  // Rows of an earlier query stay until the new ones arrive: below them a failure would be out of sight.
  const isDocked = isFailed && isStale && rows.length > 0;
  // Without a total, an empty page may be behind the last one: neither the number of rows nor of pages is known then.
  const isBeyondEnd = paging.by === 'page' && total === null && rows.length === 0;
  const openColumns = () => setColumnsAreOpen(true);
  const focusList = () => table.current?.focusFirst();
  return (
    <>
      <Rendered
        render={renderFilters}
        tools={{
          onColumns: openColumns,
          onDown: focusList,
          savedFilters: notFilters !== null && <SavedFilters list={name} leftOut={notFilters} />,
        }}
      />
      <FilterChips chips={props.chips} />
      {props.children}
      <div className={[isStale ? styles.stale : styles.current, props.className].filter(Boolean).join(' ')}>
        <ListTable
          ref={table}
          label={label}
          rows={rows}
          keyOf={keyOf}
          columns={columns}
          settings={settings}
          sorting={props.sorting}
          selection={props.selection}
          totalRows={total}
          isBusy={isLoading}
          details={{ openKey: props.openKey, onOpen: props.onOpen, render: props.renderDetails }}
          onNearEnd={paging.by === 'scrolling' ? onMore : undefined}
          initialOffset={props.initialOffset ?? 0}
          onScrolled={props.onScrolled}
          end={
            <ListEnd
              onMore={paging.by === 'button' ? onMore : undefined}
              failure={
                isFailed && !isDocked ? { text: isStale ? words.failed : words.moreFailed, onRetry: loadMore } : null
              }
              emptyText={isLoaded && rows.length === 0 ? `${words.none} ${words.searched}` : null}
              onClearFilters={props.onClearFilters}
            />
          }
          dock={
            <>
              <SearchProgress shown={shown} />
              {isDocked && (
                <Message tone="error" actionText={t('common.tryAgain')} onAction={loadMore}>
                  {words.failed}
                </Message>
              )}
              {props.renderDock && <Rendered render={props.renderDock} tools={focusList} />}
            </>
          }
          renderFoot={(left) => (
            <ListFoot
              left={left}
              onColumns={openColumns}
              hasSelection={props.selection !== undefined}
              status={isLoading ? t('common.loading') : isLoaded && !isBeyondEnd && loadedText(shown, words, t)}
            >
              {paging.by === 'page' ? (
                <PageButtons
                  page={paging.page}
                  pages={isBeyondEnd ? paging.page : pagesOf(total, paging.size)}
                  onPage={(page) => {
                    paging.onPage(page);
                    table.current?.scrollToTop();
                  }}
                />
              ) : undefined}
            </ListFoot>
          )}
        />
      </div>
      {columnsAreOpen && (
        <ColumnsDialog
          columns={columns}
          settings={settings}
          onChange={setSettings}
          onClose={() => setColumnsAreOpen(false)}
        />
      )}
      {props.dialogs}
    </>
  );
}

/** Returns the number of pages; null: not known. */
function pagesOf(total: number | null, size: number): number | null {
  return total === null ? null : Math.max(1, Math.ceil(total / size));
}

/** Returns how many rows are loaded, and the total only if the service has named it (DECISIONS 236). */
function loadedText(
  { rows: { length: count }, total }: ShownList<ListedRow>,
  { loaded, besides }: ListWords,
  t: Translate,
): string {
  const text = total === null ? t('list.loadedSoFar', { count }) : loaded(total);
  return besides === undefined ? text : `${text} · ${besides}`;
}

/** Renders the filters in force; the line stays where there are none, so that the list does not move. */
function FilterChips({ chips }: { readonly chips: readonly FilterChip[] }) {
  const t = useText();
  return (
    <ul className={styles.chips} aria-label={t('list.filtersInForce')}>
      {chips.length === 0 && <li>{t('list.notFiltered')}</li>}
      {chips.map(({ id, text, onRemove }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('list.removeFilter', { filter: text })}
            onClick={onRemove}
          >
            {text} <span aria-hidden="true">✕</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Renders how far a search for several numbers is, with a button that stops or continues it (DECISIONS 222). */
function SearchProgress({
  shown: { search, isFailed, stopSearch, loadMore },
}: {
  readonly shown: ShownList<ListedRow>;
}) {
  const t = useText();
  // A failure has its own message and button.
  if (search === null || isFailed) return null;
  const { isStopped, ...figures } = search;
  return (
    <div className={styles.search}>
      <span role={isStopped ? 'status' : undefined}>{t(isStopped ? 'list.stopped' : 'list.searching', figures)}</span>
      <progress aria-label={t('list.searching', figures)} max={figures.count} value={figures.searched} />
      <Button size="row" onClick={isStopped ? loadMore : stopSearch}>
        {t(isStopped ? 'list.goOn' : 'list.stop')}
      </Button>
    </div>
  );
}

interface RenderedProps<Tools> {
  readonly render: (tools: Tools) => ReactNode;
  readonly tools: Tools;
}

/** Calls `render` in a component of its own: the handlers in `tools` read a ref, which a component must not do while it renders. */
function Rendered<Tools>({ render, tools }: RenderedProps<Tools>) {
  return render(tools);
}
