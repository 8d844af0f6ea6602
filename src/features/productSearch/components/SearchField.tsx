import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Country } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import { keys } from '~/shared/keyboard/keys';
import { Kbd } from '~/shared/ui/Kbd';
import { productSearchActions, selectProductSearch } from '../productSearchSlice';
import { SearchProblemText } from './SearchProblemText';
import styles from './SearchField.module.css';
import { longestInput } from '~/shared/ui/TextField';

const shownSuggestions = 8;

interface SearchFieldProps {
  readonly country: Country;
  readonly ref: Ref<HTMLInputElement>;
  /** Takes the focus where it would fall to the page: the next word of the call is an article. */
  readonly isHome: boolean;
}

/** The product field: numbers add at once, text shows suggestions while typing (DECISIONS 1). A WAI-ARIA combobox. */
export function SearchField({ country, ref, isHome }: SearchFieldProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { term, suggestions, problem, dialog } = useSelector(selectProductSearch);
  const [highlighted, setHighlighted] = useState(-1);
  const id = useId();
  const items = suggestions.status === 'none' ? [] : suggestions.items.slice(0, shownSuggestions);
  const open = items.length > 0 && dialog.phase === 'closed';
  const active = open ? items[highlighted] : undefined;

  const submit = () => {
    setHighlighted(-1);
    if (active === undefined) dispatch(productSearchActions.termSubmitted(term));
    else dispatch(productSearchActions.hitChosen(active.baseProductNo));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      submit();
    } else if (event.key === 'ArrowDown' && open) {
      event.preventDefault();
      setHighlighted((highlighted + 1) % items.length);
    } else if (event.key === 'ArrowUp' && open) {
      event.preventDefault();
      setHighlighted(highlighted <= 0 ? items.length - 1 : highlighted - 1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setHighlighted(-1);
      dispatch(productSearchActions.suggestionsDismissed());
    }
  };

  return (
    <section className={styles.panel} aria-label={t('search.title')}>
      <label htmlFor={id} className="visually-hidden">
        {t('search.label')}
      </label>
      <div className={styles.frame}>
        <input
          maxLength={longestInput}
          id={id}
          ref={ref}
          className={styles.input}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${id}-${String(highlighted)}`}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          aria-invalid={problem !== null}
          aria-keyshortcuts={keys.product.aria}
          data-focus-home={isHome ? '' : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('search.label')}
          value={term}
          onChange={(event) => {
            setHighlighted(-1);
            dispatch(productSearchActions.termTyped(event.currentTarget.value));
          }}
          onKeyDown={onKeyDown}
          onBlur={() => dispatch(productSearchActions.suggestionsDismissed())}
        />
        <Kbd>{keys.product.label}</Kbd>
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.suggestions')}
        className={open ? styles.list : 'visually-hidden'}
      >
        {items.map(({ text, baseProductNo }, index) => (
          <li
            key={`${baseProductNo} ${text}`}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === highlighted}
            className={styles.option}
            onPointerDown={(event) => {
              // Before the field loses the focus, which would close the list.
              event.preventDefault();
              dispatch(productSearchActions.hitChosen(baseProductNo));
            }}
          >
            {text} <span className={styles.number}>{baseProductNo}</span>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          <SearchProblemText problem={problem} country={country} />
        </p>
      )}
    </section>
  );
}
