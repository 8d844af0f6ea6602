import { limits } from '~config/limits';
import type { Country } from '~/domain/country';
import { useText } from '~/shared/i18n/i18n';
import type { SearchProblem } from '../productSearchSlice';
import { unsellableTexts, wrongCountryTexts } from '../productSearchTexts';

interface SearchProblemTextProps {
  readonly problem: SearchProblem;
  readonly country: Country;
}

/** What the search field has to say, in one sentence that tells what to do next. */
export function SearchProblemText({ problem, country }: SearchProblemTextProps) {
  const t = useText();
  switch (problem.kind) {
    case 'tooShort':
      return t('search.tooShort');
    case 'invalidSku':
      return t('invalid.sku');
    case 'productNotFound':
      return (
        <>
          {t('search.productNotFound')} <span>({t('search.productNotFoundHint', { number: problem.number })})</span>
        </>
      );
    case 'unsellable':
      return problem.reason === 'NOT_AVAILABLE_IN_COUNTRY'
        ? t(wrongCountryTexts[country], { name: problem.name })
        : t(unsellableTexts[problem.reason], { name: problem.name });
    case 'basketFull':
      return t('basket.full', { count: limits.basketElements });
    case 'failed':
      return t('search.failed');
  }
}
