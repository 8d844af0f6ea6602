import { Suspense, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Currency } from '~/domain/common/country';
import {
  defaultLinkFilters,
  linkDateTypes,
  usedLinkFilters,
  type LinkFilters,
  type ProductLink,
} from '~/domain/subscription/productLink';
import { linkPageSize, type LinkList } from '~/domain/subscription/productLinkList';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { laterPart } from '~/shared/ui/laterPart';
import { ListEnd } from '~/shared/ui/list/ListEnd';
import { ListFoot } from '~/shared/ui/list/ListFoot';
import { ListTable, type ListHandle } from '~/shared/ui/list/ListTable';
import { PageButtons } from '~/shared/ui/list/PageButtons';
import { SavedFilters } from '~/shared/ui/list/SavedFilters';
import { useListSettings } from '~/shared/ui/list/useListSettings';
import { filterNameTexts } from '../linkFilterTexts';
import { linksActions, selectLinks } from '../linksSlice';
import type { LinksView } from '../linksView';
import { linkColumnIds, linkColumns } from './linkColumns';
import { LinkDetails } from './LinkDetails';
import { LinkFilterBar } from './LinkFilterBar';
import { useLinkList } from './useLinkList';
import '~/shared/ui/list/listTexts.de';
import '../linksTexts.de';
import styles from '~/shared/ui/list/ListFrame.module.css';

const ColumnsDialog = laterPart(async () => (await import('~/shared/ui/list/ColumnsDialog')).ColumnsDialog, 'floating');
const LinkFormDialog = laterPart(async () => (await import('./LinkFormDialog')).LinkFormDialog, 'floating');

interface LinkOverviewProps {
  readonly view: LinksView;
  readonly onView: ChangeView<LinksView>;
  /** Pages are appended while scrolling (flag `subscriptionLinksStream`). */
  readonly appends: boolean;
  readonly currency: Currency;
  readonly now: () => Date;
}

const keyOf = ({ id }: ProductLink): string => id;
const notInFilterSets = ['open', 'page'] as const;
const noLinks: readonly ProductLink[] = [];

/** The product links: filters, list, and the forms that create and edit one (REQ G8). */
export function LinkOverview({ view, onView, appends, currency, now }: LinkOverviewProps) {
  const t = useText();
  const dispatch = useDispatch();
  const table = useRef<ListHandle>(null);
  const { form } = useSelector(selectLinks);
  const { list, isReversed, retry } = useLinkList({ view, appends, now });
  const [settings, setSettings] = useListSettings('links', linkColumnIds);
  const [columnsAreOpen, setColumnsAreOpen] = useState(false);
  const { filters, opened } = view;
  const filter = (change: (before: LinkFilters) => LinkFilters, kind: 'step' | 'typing') => {
    onView((before) => ({ ...before, filters: change(before.filters), page: 0 }), kind);
  };
  const open = (id: string | null) => {
    onView((before) => ({ ...before, opened: id }), 'step');
  };
  const columns = useMemo(
    () =>
      linkColumns({
        t,
        currency,
        opened,
        onToggle: ({ id }) => {
          onView((before) => ({ ...before, opened: id === before.opened ? null : id }), 'step');
        },
        onEdit: (link) => dispatch(linksActions.formOpened(link)),
      }),
    [t, currency, opened, onView, dispatch],
  );
  const links = list?.links ?? noLinks;
  const isStale = list === null || list.page === null;
  // A range that ends before it begins is not requested.
  const isLoading = list === null ? !isReversed : list.load === 'loading';
  const hasFilters = JSON.stringify(filters) !== JSON.stringify(defaultLinkFilters);
  const isEmpty = list?.load === 'loaded' && links.length === 0;
  return (
    <section className={styles.list} aria-label={t('links.title')}>
      <LinkFilterBar filters={filters} now={now} onChange={filter} onDown={() => table.current?.focusFirst()}>
        <SavedFilters list="links" leftOut={notInFilterSets} />
        <Button
          onClick={() => {
            setColumnsAreOpen(true);
          }}
        >
          {t('list.columns')}
        </Button>
        <Button look="primary" onClick={() => dispatch(linksActions.formOpened(null))}>
          {t('links.newLink')}
        </Button>
      </LinkFilterBar>
      <div className={isStale ? styles.stale : styles.current}>
        <ListTable
          ref={table}
          label={t('links.title')}
          rows={links}
          keyOf={keyOf}
          columns={columns}
          settings={settings}
          sorting={{
            columnId: filters.sortBy === 'NONE' ? null : filters.sortBy,
            direction: filters.sortingMode,
            onSort: (columnId) => {
              filter((before) => sortedBy(before, columnId), 'step');
            },
          }}
          totalRows={list?.total ?? 0}
          isBusy={isLoading}
          openKey={links.some(({ id }) => id === opened) ? opened : null}
          onOpen={open}
          renderDetails={(link) => <LinkDetails link={link} />}
          onNearEnd={appends && list?.load === 'loaded' && list.hasMore ? retry : undefined}
          end={
            <ListEnd
              failedText={list?.load === 'failed' ? t('links.failed') : null}
              emptyText={isEmpty ? t(hasFilters ? 'links.noneFiltered' : 'links.none') : null}
              onRetry={retry}
              onClearFilters={
                hasFilters
                  ? () => {
                      filter(() => defaultLinkFilters, 'step');
                    }
                  : undefined
              }
            />
          }
        />
      </div>
      <ListFoot status={isLoading ? t('common.loading') : statusOf(list, filters, t)}>
        {appends ? undefined : (
          <PageButtons
            page={view.page + 1}
            pages={Math.max(1, Math.ceil((list?.total ?? 0) / linkPageSize))}
            onPage={(page) => {
              onView((before) => ({ ...before, page: page - 1 }), 'step');
              table.current?.scrollToTop();
            }}
          />
        )}
      </ListFoot>
      <Suspense>
        {columnsAreOpen && (
          <ColumnsDialog
            columns={columns}
            settings={settings}
            onChange={setSettings}
            onClose={() => {
              setColumnsAreOpen(false);
            }}
          />
        )}
        {form !== null && <LinkFormDialog form={form} />}
      </Suspense>
    </section>
  );
}

/** A column of a date starts descending and toggles. */
function sortedBy(before: LinkFilters, columnId: string): LinkFilters {
  const sortBy = linkDateTypes.find((type) => type === columnId) ?? 'NONE';
  const isSame = sortBy === before.sortBy;
  return { ...before, sortBy, sortingMode: isSame && before.sortingMode === 'DESC' ? 'ASC' : 'DESC' };
}

function statusOf(list: LinkList | null, filters: LinkFilters, t: Translate): string | null {
  if (list?.load !== 'loaded') return null;
  const { total, links, hasMore, query } = list;
  const used = usedLinkFilters(filters).flatMap((type) => (type === 'NONE' ? [] : [t(filterNameTexts[type])]));
  return [
    query.appends && hasMore ? t('links.loadedOf', { total, count: links.length }) : t('links.totals', { total }),
    ...(used.length === 0 ? [] : [t('links.usedFilters', { filters: used.join(', ') })]),
  ].join(' · ');
}
