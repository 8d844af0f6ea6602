import { severalNumbers } from '~/domain/common/pastedNumbers';
import isEqual from 'fast-deep-equal';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { daysOf } from '~/domain/common/dateRange';
import {
  defaultLinkFilters,
  linkDateTypes,
  usedLinkFilters,
  type LinkFilters,
} from '~/domain/subscription/productLink';
import { linkPageSize } from '~/domain/subscription/productLinkList';
import { productStatusWords } from '~/domain/subscription/productStatusWords';
import { selectCurrency, selectFlags } from '~/features/call/callSlice';
import { deskNow } from '~/features/call/deskTime';
import { periodText } from '~/features/keywords/periodTexts';
import { useParts } from '~/shared/hooks/useParts';
import type { ChangeView } from '~/shared/hooks/useViewInAddress';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { filterChips } from '~/shared/list/filterChips';
import { ListScreen } from '~/shared/list/ListScreen';
import { usePagedList } from '~/shared/list/usePagedList';
import { isReversed } from '~/shared/ui/list/isReversed';
import { laterPart } from '~/shared/ui/laterPart';
import { linksActions, selectLinksState } from '../linksSlice';
import type { LinksView } from '../linksView';
import { linkColumns } from './linkColumns';
import { LinkDetails } from './LinkDetails';
import { LinkFilterBar } from './LinkFilterBar';
import '../linksTexts.de';
import styles from '~/shared/ui/list/ListFrame.module.css';

const LinkFormDialog = laterPart(async () => (await import('./LinkFormDialog')).LinkFormDialog, 'floating');

interface LinkOverviewProps {
  readonly view: LinksView;
  readonly onView: ChangeView<LinksView>;
}

/** The parameters of the address that are not filters. */
const notFilters = ['open', 'page'] as const;

/** The product links: filters, list, and the forms that create and edit one (REQ G8). */
export function LinkOverview({ view, onView }: LinkOverviewProps) {
  const t = useText();
  const dispatch = useDispatch();
  const currency = useSelector(selectCurrency);
  const { subscriptionLinksStream: appends } = useSelector(selectFlags);
  const { list, form } = useParts(selectLinksState, 'list', 'form');
  const { filters, page, opened } = view;
  const shown = usePagedList({
    list,
    query:
      filters.dateType !== 'NONE' && isReversed(daysOf(filters.dates, deskNow()))
        ? null
        : { filters, page: appends ? 1 : page, appends },
    actions: linksActions,
  });
  const filter: ChangeView<LinkFilters> = (change, kind) =>
    onView((before) => ({ ...before, filters: change(before.filters), page: 1 }), kind);
  const columns = useMemo(
    () =>
      linkColumns({
        t,
        currency,
        opened,
        onToggle: ({ id }) => onView((before) => ({ ...before, opened: id === before.opened ? null : id }), 'step'),
        onEdit: (link) => dispatch(linksActions.formOpened(link)),
      }),
    [t, currency, opened, onView, dispatch],
  );
  const { rows, hasMore } = shown;
  const used = usedFilters(filters, t);
  const period = periodText(filters.dates, t);
  const hasFilters = !isEqual(filters, defaultLinkFilters);
  return (
    <section className={styles.list} aria-label={t('links.title')}>
      <ListScreen
        label={t('links.title')}
        name="links"
        notFilters={notFilters}
        shown={shown}
        columns={columns}
        words={{
          failed: t('links.failed'),
          moreFailed: t('links.failed'),
          none: t(hasFilters ? 'links.noneFiltered' : 'links.none'),
          searched: t('links.searched', {
            fields: t(`links.kind.${filters.searchIn}`),
            period: filters.dateType === 'NONE' ? t('dateRange.ALL_TIME') : period,
          }),
          loaded: (total) =>
            appends && hasMore
              ? t('links.loadedOf', { total, count: rows.length })
              : t('links.totals', { count: total }),
          ...(used !== null && { besides: used }),
        }}
        paging={
          appends || severalNumbers(filters.keywords, 'product').length > 0
            ? { by: 'scrolling' }
            : {
                by: 'page',
                page,
                size: linkPageSize,
                onPage: (chosen) => onView((before) => ({ ...before, page: chosen }), 'step'),
              }
        }
        chips={filterChips(
          filters,
          defaultLinkFilters,
          {
            keywords: `${t('links.keyword')}: ${filters.keywords.join(', ')}`,
            status: `${t('links.status')}: ${t(filters.status === 'ALL' ? 'productStatus.ALL' : productStatusWords[filters.status].name)}`,
            dateType: `${t(`links.dateType.${filters.dateType}`)}: ${period}`,
            countryExclusion:
              filters.countryExclusion === null
                ? ''
                : `${t('links.exclusion')}: ${t(`links.exclusionChoice.${filters.countryExclusion}`)}`,
          },
          filter,
        )}
        renderFilters={(tools) => (
          <LinkFilterBar filters={filters} onChange={filter} tools={tools}>
            <Button look="primary" onClick={() => dispatch(linksActions.formOpened(null))}>
              {t('links.newLink')}
            </Button>
          </LinkFilterBar>
        )}
        onClearFilters={hasFilters ? () => filter(() => defaultLinkFilters, 'step') : undefined}
        sorting={{
          columnId: filters.sortBy === 'NONE' ? null : filters.sortBy,
          direction: filters.sortingMode,
          onSort: (columnId) => filter((before) => sortedBy(before, columnId), 'step'),
        }}
        openKey={opened}
        onOpen={(id) => onView((before) => ({ ...before, opened: id }), 'step')}
        renderDetails={(link) => <LinkDetails link={link} />}
        dialogs={form !== null && <LinkFormDialog form={form} />}
      />
    </section>
  );
}

/** A column of a date starts descending and toggles. */
function sortedBy(before: LinkFilters, columnId: string): LinkFilters {
  const sortBy = linkDateTypes.find((type) => type === columnId) ?? 'NONE';
  const isSame = sortBy === before.sortBy;
  return { ...before, sortBy, sortingMode: isSame && before.sortingMode === 'DESC' ? 'ASC' : 'DESC' };
}

function usedFilters(filters: LinkFilters, t: Translate): string | null {
  const used = usedLinkFilters(filters).flatMap((type) => (type === 'NONE' ? [] : [t(`links.filterName.${type}`)]));
  return used.length === 0 ? null : t('links.usedFilters', { filters: used.join(', ') });
}
