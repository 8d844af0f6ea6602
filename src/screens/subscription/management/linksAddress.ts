import { dateRangeInAddress } from '~/domain/common/dateRangeAddress';
import {
  countryExclusions,
  defaultLinkFilters,
  excludableCountries,
  linkDateTypes,
  linkFilterKinds,
  linkSearchTypes,
  type LinkFilters,
} from '~/domain/subscription/productLink';
import { productStatusFilters } from '~/domain/subscription/productStatus';
import type { LinksView } from '~/features/subscription/links/linksView';
import { fields, inAddress, mapped, oneOf, text, texts, wholeNumber } from '~/shared/list/addressCodec';

const standard = defaultLinkFilters;

/** The view of the product links in the address of its screen. */
export const linksInAddress = inAddress(
  fields<LinksView>({
    filters: fields<LinkFilters>({
      status: oneOf('status', productStatusFilters, standard.status),
      dateType: oneOf('date', linkDateTypes, standard.dateType),
      dates: dateRangeInAddress(() => standard.dates),
      countryExclusion: oneOf('exclusion', countryExclusions, null),
      countries: mapped(
        oneOf('country', excludableCountries, null),
        (country) => (country === null ? standard.countries : [country]),
        (countries) => (countries.length === 1 ? (countries[0] ?? null) : null),
      ),
      keywords: texts('keyword'),
      searchIn: oneOf('in', [...linkFilterKinds, ...linkSearchTypes], standard.searchIn),
      sortBy: oneOf('sort', linkDateTypes, standard.sortBy),
      sortingMode: oneOf('direction', ['ASC', 'DESC'], standard.sortingMode),
    }),
    page: wholeNumber('page', 1),
    opened: text('open'),
  }),
);
