import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { germanDate } from '~/domain/common/berlinTime';
import { tidyDate, typedDateProblem } from '~/domain/common/typedDate';
import { nameOf, type Customer } from '~/domain/customer/customer';
import { birthDateWords } from '~/domain/customer/birthDateWords';
import { useParts } from '~/shared/hooks/useParts';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import { customerSearchActions, selectCustomerSearchState, type SearchResult } from '../customerSearchSlice';
import { OrderLookupForm } from './OrderLookupForm';
import '~/domain/customer/customerFieldWords.de';
import '~/domain/customer/customerWords.de';
import styles from './SearchPanel.module.css';

interface SearchPanelProps {
  readonly now: () => Date;
  readonly onChoose: (customerNumber: string) => void;
}

const fields = [
  { name: 'lastName', label: 'customerForm.lastName' },
  { name: 'firstName', label: 'customerForm.firstName' },
  { name: 'street', label: 'customerForm.street' },
  { name: 'city', label: 'customerForm.city' },
  { name: 'dateOfBirth', label: 'customer.dateOfBirth.label' },
] as const;

/** Renders the advanced customer search, and the search by order number (REQ B1.3). */
export function SearchPanel({ now, onChoose }: SearchPanelProps) {
  const t = useText();
  const dispatch = useDispatch();
  const headingId = useId();
  const { criteria, result, takesFocus, birthDateLost } = useParts(
    selectCustomerSearchState,
    'criteria',
    'result',
    'takesFocus',
    'birthDateLost',
  );
  const panel = useRef<HTMLElement>(null);
  const given = useRef(criteria);
  // Goes to the first field that is not known yet, again where the search is opened with other data.
  useEffect(() => {
    if (!takesFocus) return;
    const isReplaced = given.current !== criteria && panel.current?.contains(document.activeElement) !== true;
    if (given.current === criteria || isReplaced) {
      const empty = [...(panel.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === '');
      empty?.focus();
    }
    given.current = criteria;
  }, [takesFocus, criteria]);
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dispatch(customerSearchActions.closed());
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [dispatch]);
  const [dateWasLeft, setDateWasLeft] = useState(false);
  const dateProblem = typedDateProblem(criteria.dateOfBirth, now());
  const showsProblem = dateWasLeft || result.status === 'invalidDateOfBirth';
  const dateError =
    showsProblem && dateProblem !== null && dateProblem !== 'missing' ? t(birthDateWords[dateProblem]) : undefined;
  const isRunning = result.status === 'running';
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {t('customerSearch.title')}
        </h3>
        <Button look="link" onClick={() => dispatch(customerSearchActions.closed())}>
          {t('customerSearch.close')}
        </Button>
      </div>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) dispatch(customerSearchActions.searchRequested());
        }}
      >
        <p className={form.note}>{t('customerSearch.hint')}</p>
        <div className={styles.fields}>
          {fields.map(({ name, label }) => (
            <TextField
              key={name}
              label={t(label)}
              value={criteria[name]}
              {...(name === 'dateOfBirth' && { placeholder: 'TT.MM.JJJJ', inputMode: 'numeric' as const })}
              error={name === 'dateOfBirth' ? dateError : undefined}
              hint={name === 'dateOfBirth' && birthDateLost ? t('customer.birthDateLost') : undefined}
              onBlur={({ relatedTarget }) => {
                if (name !== 'dateOfBirth') return;
                dispatch(
                  customerSearchActions.criterionTyped({ field: name, text: tidyDate(criteria.dateOfBirth, now()) }),
                );
                // A message that appears under the pointer would move the button away from it.
                setDateWasLeft(!(relatedTarget instanceof HTMLButtonElement));
              }}
              onChange={(event) =>
                dispatch(customerSearchActions.criterionTyped({ field: name, text: event.currentTarget.value }))
              }
            />
          ))}
          <Button type="submit" look="primary" aria-disabled={isRunning} className={styles.submit}>
            {t(isRunning ? 'customerSearch.searching' : 'customerSearch.search')}
          </Button>
        </div>
      </form>
      <ResultMessage result={result} />
      {result.status === 'found' && <Hits customers={result.customers} onChoose={onChoose} />}
      <OrderLookupForm />
    </section>
  );
}

function ResultMessage({ result }: { readonly result: SearchResult }) {
  const t = useText();
  if (result.status === 'found' && result.customers.length === 0) {
    return <Message tone="warning">{t('customerSearch.nothing')}</Message>;
  }
  const text = messages.get(result.status);
  return text === undefined ? null : (
    <Message tone={result.status === 'INTERNAL_SERVER_ERROR' ? 'error' : 'warning'}>{t(text)}</Message>
  );
}

const messages = new Map<SearchResult['status'], PlainTextKey>([
  ['FOUND_TOO_MUCH_CUSTOMERS', 'customerSearch.tooMany'],
  ['INSUFFICIENT_CUSTOMERS_SEARCH_CRITERIA', 'customerSearch.tooFew'],
  ['INTERNAL_SERVER_ERROR', 'customerSearch.failed'],
]);

interface HitsProps {
  readonly customers: readonly Customer[];
  readonly onChoose: (customerNumber: string) => void;
}

function Hits({ customers, onChoose }: HitsProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // After a search from the customer field, Enter loads the first hit; a search from this form keeps the focus.
    const search = list.current?.closest('section');
    const focused = document.activeElement;
    const isInForm = search?.contains(focused) === true;
    if (!isInForm && search?.parentElement?.contains(focused) === true) list.current?.querySelector('button')?.focus();
  }, []);
  if (customers.length === 0) return null;
  return (
    <>
      <p className={styles.count} role="status">
        {t('customerSearch.hits', { count: customers.length })}
      </p>
      <ul ref={list} className={styles.hits}>
        {customers.map((customer) => (
          <Hit key={customer.externalCustomerId} customer={customer} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

function Hit({ customer, onChoose }: { readonly customer: Customer } & Pick<HitsProps, 'onChoose'>) {
  const t = useText();
  const { externalCustomerId: number, billingAddress, dateOfBirth, email } = customer;
  if (number === null) return null;
  const street = billingAddress?.type === 'POSTAL' ? `${billingAddress.street} ${billingAddress.streetNumber}, ` : '';
  const place = billingAddress === null ? '' : `${street}${billingAddress.zipCode} ${billingAddress.city}`;
  const details = [place, dateOfBirth === null ? '' : `* ${germanDate(dateOfBirth)}`, email ?? ''];
  return (
    <li className={styles.hit}>
      <Button
        look="link"
        aria-label={t('customerSearch.choose', { name: nameOf(customer), number })}
        onClick={() => onChoose(number)}
      >
        {nameOf(customer)}
      </Button>
      <span className={styles.number}>{number}</span>
      <p className={styles.details}>{details.filter((detail) => detail !== '').join(' · ')}</p>
    </li>
  );
}
