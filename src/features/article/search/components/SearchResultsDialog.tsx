import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Country, Currency } from '~/domain/common/country';
import type { ProductHit } from '~/domain/article/productHit';
import { useParts } from '~/shared/hooks/useParts';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { choiceOf } from '~/shared/keyboard/choices';
import { immediateAnswers } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { Tag } from '~/shared/ui/Tag';
import { FieldForm } from '~/shared/ui/FieldForm';
import { productSearchActions, selectProductSearchState, type SearchDialog } from '../productSearchSlice';
import { SearchProblemText } from './SearchProblemText';
import '~/domain/article/articleWords.de';
import '../productDialogTexts.de';
import styles from './SearchDialog.module.css';

interface SearchResultsDialogProps {
  readonly dialog: Extract<SearchDialog, { phase: 'searching' | 'hits' }>;
  readonly country: Country;
  readonly currency: Currency;
}

/** Renders the hits of a search, and a field to search again. */
export function SearchResultsDialog({ dialog, country, currency }: SearchResultsDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { query } = dialog;
  const hits = dialog.phase === 'hits' ? dialog.hits : null;
  const close = () => dispatch(productSearchActions.searchAdvanced({ phase: 'closed' }));
  return (
    <Dialog
      question={immediateAnswers}
      title={t('search.dialogTitle', { query })}
      width="large"
      confirmByKey={false}
      onClose={close}
      actions={
        <Button initialFocus={hits === null} onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <SearchAgain query={query} country={country} initialFocus={hits?.length === 0} />
      {hits === null && <p role="status">{t('search.searching')}</p>}
      {hits?.length === 0 && <p>{t('search.nothingFound', { query })}</p>}
      {hits !== null && hits.length > 0 && <HitList hits={hits} currency={currency} />}
    </Dialog>
  );
}

interface SearchAgainProps {
  readonly query: string;
  readonly country: Country;
  readonly initialFocus: boolean;
}

function SearchAgain({ query, country, initialFocus }: SearchAgainProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { problem } = useParts(selectProductSearchState, 'problem');
  const [term, setTerm] = useState(query);
  // An unknown number has a text of its own below.
  const shown = problem === null || problem.kind === 'productNotFound' ? null : problem;
  return (
    <FieldForm
      role="search"
      className={styles.again}
      label={t('search.again')}
      data-initial-focus={initialFocus ? '' : undefined}
      value={term}
      submitText={t('search.search')}
      onType={setTerm}
      onSubmit={() => dispatch(productSearchActions.termSubmitted(term))}
    >
      {shown !== null && (
        <p role="alert" className={styles.problem}>
          <SearchProblemText problem={shown} country={country} />
        </p>
      )}
    </FieldForm>
  );
}

/** The action of a hit: one with a single variant is added at once, for others the variant is chosen first. */
function actOf({ variantCount }: ProductHit) {
  return variantCount === 1
    ? ({ word: 'basket.add', named: 'search.addHit' } as const)
    : ({ word: 'recommendations.choose', named: 'search.chooseHit' } as const);
}

function HitList({ hits, currency }: { readonly hits: readonly ProductHit[]; readonly currency: Currency }) {
  const t = useText();
  const dispatch = useDispatch();
  return (
    <ul aria-label={t('search.hits', { count: hits.length })}>
      {hits.map((hit, index) => (
        <li key={hit.baseProductNo} className={styles.hit}>
          <img src={hit.image ?? undefined} alt="" width={40} height={40} loading="lazy" className={styles.image} />
          <span className={styles.text}>
            <b>{hit.name}</b> <span className={styles.sub}>{hit.baseProductNo}</span>
            <br />
            <span className={styles.sub}>
              {hit.brand} · {t('search.variants', { count: hit.variantCount })}
            </span>
          </span>
          {hit.soldOut && <Tag tone="error">{t('product.stock.SOLD_OUT')}</Tag>}
          <span className={styles.price}>
            {hit.lowestPrice !== null && t('search.from', { price: formatMoney(hit.lowestPrice, currency) })}
          </span>
          <Button
            size="row"
            choice={choiceOf(index)}
            choiceFocuses
            initialFocus={index === 0}
            aria-label={t(actOf(hit).named, { name: hit.name, number: hit.baseProductNo })}
            onClick={() => dispatch(productSearchActions.hitChosen(hit.baseProductNo))}
          >
            {t(actOf(hit).word)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
