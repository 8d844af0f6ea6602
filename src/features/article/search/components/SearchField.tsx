import { useId, type Ref } from 'react';
import { useDispatch } from 'react-redux';
import type { Country } from '~/domain/common/country';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Combobox } from '~/shared/ui/Combobox';
import { laterPart } from '~/shared/ui/laterPart';
import { productSearchActions, selectProductSearchState } from '../productSearchSlice';
import '../searchFieldTexts.de';
import styles from './SearchField.module.css';

const SearchProblemText = laterPart(async () => (await import('./SearchProblemText')).SearchProblemText, 'inPlace');

const maximumSuggestions = 8;

interface SearchFieldProps {
  readonly country: Country;
  readonly ref: Ref<HTMLInputElement>;
  /** Receives the focus where it would otherwise be lost to the page, because articles are the next input. */
  readonly isHome: boolean;
}

/** Renders the product field: numbers add at once, text shows suggestions while typing (DECISIONS 1). */
export function SearchField({ country, ref, isHome }: SearchFieldProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { term, suggestions, problem, dialog } = useParts(
    selectProductSearchState,
    'term',
    'suggestions',
    'problem',
    'dialog',
  );
  const problemId = useId();
  const items = suggestions.status === 'none' ? [] : suggestions.items.slice(0, maximumSuggestions);
  const isOpen = items.length > 0 && dialog.phase === 'closed';
  return (
    <section className={styles.panel} aria-label={t('search.title')}>
      <Combobox
        ref={ref}
        look="panel"
        label={t('search.label')}
        listLabel={t('search.suggestions')}
        shortcut="product"
        placeholder={t('search.label')}
        aria-autocomplete="list"
        aria-describedby={problem === null ? undefined : problemId}
        aria-invalid={problem !== null}
        isFocusHome={isHome}
        value={term}
        isOpen={isOpen}
        options={items}
        keyOf={({ baseProductNo, text }) => `${baseProductNo ?? ''} ${text}`}
        renderOption={({ baseProductNo, text }) => (
          <>
            {text} <span className={styles.number}>{baseProductNo}</span>
          </>
        )}
        highlights="none"
        onType={(text) => dispatch(productSearchActions.termTyped(text))}
        onTake={(chosen) =>
          dispatch(
            chosen === undefined || chosen.baseProductNo === null
              ? productSearchActions.termSubmitted(chosen?.text ?? term)
              : productSearchActions.hitChosen(chosen.baseProductNo),
          )
        }
        onEscape={(event) => {
          if (!isOpen) return;
          event.preventDefault();
          dispatch(productSearchActions.suggestionsDismissed());
        }}
        onBlur={() => dispatch(productSearchActions.suggestionsDismissed())}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          <SearchProblemText problem={problem} country={country} />
        </p>
      )}
    </section>
  );
}
