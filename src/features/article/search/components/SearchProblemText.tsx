import { limits } from '~config/limits';
import type { Country } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import type { SearchProblem } from '../productSearchSlice';
import { unsellableText } from '../productSearchTexts';

interface SearchProblemTextProps {
  readonly problem: SearchProblem;
  readonly country: Country;
}

/** Renders the problem of a search as one sentence with the next step. */
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
      return (
        <>
          {unsellableText(problem.reason, problem.name, country, t)}
          {problem.noneSellable && ` ${t('product.informTeamLeader')}`}
        </>
      );
    case 'quantityExceeded':
      return t('product.unsellable.AVAILABLE_QUANTITY_EXCEEDED', { name: problem.name, count: problem.available });
    case 'basketFull':
      return t('basket.full', { count: limits.basketElements });
    case 'complaintHoldsItem':
      return t('orderEntry.rekla.cantAddNewItem');
    case 'failed':
      return problem.detail ?? t('search.failed');
  }
}
