import type { CountryExclusion } from '~/domain/subscription/productLink';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import './linksTexts.de';

export const exclusionTexts = {
  INCLUDE: 'links.exclusionChoice.INCLUDE',
  EXCLUDE: 'links.exclusionChoice.EXCLUDE',
} as const satisfies Record<CountryExclusion, PlainTextKey>;
