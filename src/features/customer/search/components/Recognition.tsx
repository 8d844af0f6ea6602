import { useEffect, useRef } from 'react';
import type { CustomerChoice, Recognised } from '~/domain/customer/recognition';
import { After } from '~/shared/ui/After';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Kbd } from '~/shared/ui/Kbd';
import { recognisedText } from '../recognitionTexts';
import '../customerSearchTexts.de';
import '../recognitionTexts.de';
import styles from './SearchPanel.module.css';

interface RecognitionProps {
  readonly found: readonly Recognised[];
  readonly choices: readonly CustomerChoice[];
  /** Customers by order number need the area `limelightSearch`. */
  readonly maySearchOrders: boolean;
  readonly isSearching: boolean;
  readonly onTake: (choice: CustomerChoice) => void;
  /** Shows the text as a list of articles; null where it is no order text. */
  readonly onOrderText: (() => void) | null;
}

/**
 * Renders below the customer field what its text names, and what can be done with it. Enter in the field does the first
 * choice; the arrow keys lead to the others and back.
 */
export function Recognition({ found, choices, maySearchOrders, isSearching, onTake, onOrderText }: RecognitionProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const sentence = choices.length === 0 ? '' : found.map((one) => recognisedText(one, maySearchOrders, t)).join(' · ');
  useEffect(() => {
    const form = list.current?.closest('form');
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const field = form?.querySelector('input');
      const places = [field, ...(list.current?.querySelectorAll('button') ?? [])];
      const at = places.findIndex((place) => place === document.activeElement);
      const next = at < 0 ? undefined : places[at + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next === undefined || next === null) return;
      event.preventDefault();
      next.focus();
    };
    form?.addEventListener('keydown', move);
    return () => form?.removeEventListener('keydown', move);
  }, []);
  return (
    <div className={styles.recognition}>
      {/* A live region speaks what changes in it, not what it is mounted with. */}
      <p role="status">
        <After milliseconds={0}>{isSearching ? t('customerSearch.searching') : sentence}</After>
      </p>
      <ul ref={list} aria-label={t('recognised.choices')}>
        {choices.map((choice, index) => (
          <li key={JSON.stringify(choice)}>
            <Button look="link" onClick={() => onTake(choice)}>
              {choiceText(choice, t)}
            </Button>
            {index === 0 && <Kbd>⏎</Kbd>}
          </li>
        ))}
        {onOrderText !== null && (
          <li>
            <Button look="link" onClick={onOrderText}>
              {t('recognised.orderText')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

function choiceText(choice: CustomerChoice, t: Translate): string {
  switch (choice.kind) {
    case 'load': {
      const { name, customerNumber: number } = choice;
      return name === null ? t('recognised.load', { number }) : t('customerSearch.choose', { name, number });
    }
    case 'byEmail':
      return t('recognised.byEmail');
    case 'byOrder':
      return t('customerSearch.loadByOrder');
    case 'search':
      return t('recognised.search');
    case 'fillSearch':
      return t('recognised.fillSearch');
  }
}
