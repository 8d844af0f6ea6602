import { readDateRange, setOrDelete, writeDateRange } from '~/domain/common/dateRangeAddress';
import {
  countryExclusions,
  defaultLinkFilters,
  excludableCountries,
  linkDateTypes,
  linkFilterKinds,
  linkSearchTypes,
} from '~/domain/subscription/productLink';
import { productStatusFilters } from '~/domain/subscription/productStatus';
import type { LinksView } from '~/features/links/linksView';
import type { AddressedView } from '~/shared/hooks/useViewInAddress';

const standard = defaultLinkFilters;

function read(search: URLSearchParams): LinksView {
  const one = <Code extends string>(name: string, codes: readonly Code[]) =>
    codes.find((code) => code === search.get(name));
  const country = one('country', excludableCountries);
  const page = Number(search.get('page'));
  return {
    filters: {
      status: one('status', productStatusFilters) ?? standard.status,
      dateType: one('date', linkDateTypes) ?? standard.dateType,
      dates: readDateRange(search) ?? standard.dates,
      countryExclusion: one('exclusion', countryExclusions) ?? null,
      countries: country === undefined ? standard.countries : [country],
      keywords: search.getAll('keyword').filter((keyword) => keyword.trim() !== ''),
      searchIn: one('in', [...linkFilterKinds, ...linkSearchTypes]) ?? standard.searchIn,
      sortBy: one('sort', linkDateTypes) ?? standard.sortBy,
      sortingMode: one('direction', ['ASC', 'DESC']) ?? standard.sortingMode,
    },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    opened: search.get('open'),
  };
}

function write({ filters, page, opened }: LinksView, search: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(search);
  const set = (name: string, value: string, otherwise: string) => {
    setOrDelete(written, name, value === otherwise ? null : value);
  };
  set('status', filters.status, standard.status);
  set('date', filters.dateType, standard.dateType);
  writeDateRange(written, filters.dates, standard.dates);
  setOrDelete(written, 'exclusion', filters.countryExclusion);
  const [country, ...others] = filters.countries;
  setOrDelete(written, 'country', country === undefined || others.length > 0 ? null : country);
  written.delete('keyword');
  for (const keyword of filters.keywords) written.append('keyword', keyword);
  set('in', filters.searchIn, standard.searchIn);
  set('sort', filters.sortBy, standard.sortBy);
  set('direction', filters.sortingMode, standard.sortingMode);
  setOrDelete(written, 'page', page === 1 ? null : String(page));
  setOrDelete(written, 'open', opened);
  return written;
}

/** The view of the product links in the address of its screen. */
export const linksInAddress: AddressedView<LinksView> = { read, write };
