import type { CountryExclusion, LinkDateType, LinkFilters, LinkFilterType } from '~/domain/subscription/productLink';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './linksTexts.de';

/** The texts of the filters' codes (REQ G8.3). */
export const searchInTexts = {
  CUSTOM: 'links.kind.CUSTOM',
  BRAND: 'links.kind.BRAND',
  PRODUCT_LINE: 'links.kind.PRODUCT_LINE',
  CATEGORY: 'links.kind.CATEGORY',
  PRODUCT: 'links.kind.PRODUCT',
  CONTRACT_NO: 'links.kind.CONTRACT_NO',
  SUBSCRIPTION_PRODUCT_NO: 'links.kind.SUBSCRIPTION_PRODUCT_NO',
  DELIVERY_PRODUCT_NO: 'links.kind.DELIVERY_PRODUCT_NO',
} as const satisfies Record<LinkFilters['searchIn'], PlainTextKey>;

export const dateTypeTexts = {
  NONE: 'links.dateType.NONE',
  CREATION_DATE: 'links.dateType.CREATION_DATE',
  PREVIOUS_EDIT_DATE: 'links.dateType.PREVIOUS_EDIT_DATE',
} as const satisfies Record<LinkDateType, PlainTextKey>;

export const sortTexts = {
  NONE: 'links.sorted.NONE',
  CREATION_DATE: 'links.sorted.CREATION_DATE',
  PREVIOUS_EDIT_DATE: 'links.sorted.PREVIOUS_EDIT_DATE',
} as const satisfies Record<LinkDateType, PlainTextKey>;

export const exclusionTexts = {
  INCLUDE: 'links.exclusionChoice.INCLUDE',
  EXCLUDE: 'links.exclusionChoice.EXCLUDE',
} as const satisfies Record<CountryExclusion, PlainTextKey>;

export const filterNameTexts = {
  CREATION_DATE: 'links.filterName.CREATION_DATE',
  PREVIOUS_EDIT_DATE: 'links.filterName.PREVIOUS_EDIT_DATE',
  COUNTRY_EXCLUSION: 'links.filterName.COUNTRY_EXCLUSION',
  SEARCH_BY_KEYWORD: 'links.filterName.SEARCH_BY_KEYWORD',
} as const satisfies Record<Exclude<LinkFilterType, 'NONE'>, PlainTextKey>;
