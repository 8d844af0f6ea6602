import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { birthDateProblem, type BirthDateProblem } from '~/domain/customer/birthDate';
import { readTypedDate, tidyDate } from '~/domain/common/typedDate';
import type { Customer } from '~/domain/customer/customer';
import { birthDateWords } from '~/domain/customer/birthDateWords';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { TextField } from '~/shared/ui/TextField';
import { customerActions } from '../customerSlice';
import { CustomerLine } from './CustomerLine';
import '../customerLoginTexts.de';
import styles from './LoginDialogs.module.css';

interface MissingBirthdayDialogProps {
  readonly customer: Customer;
  readonly now: () => Date;
}

/** Of type-ahead input only what cannot be an article number is accepted as date. */
const question = {
  takes: 'line',
  line: /^(?:\d{8}|\d{1,2}[.-]\d{1,2}[.-]\d{2,4})$/,
  beginning: /^\d{1,2}(?:\d{0,6}|[.-][\d.-]{0,7})$/,
} as const;

/** Renders the question for a missing date of birth; the order needs one, but the caller may give it later. */
export function MissingBirthdayDialog({ customer, now }: MissingBirthdayDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<BirthDateProblem | null>(null);
  const later = () => dispatch(customerActions.missingBirthdayAnswered(null));
  const take = () => {
    const date = tidyDate(typed, now());
    const found = birthDateProblem(date, now());
    setTyped(date);
    setProblem(found);
    if (found === null) dispatch(customerActions.missingBirthdayAnswered(readTypedDate(date, now())));
  };
  return (
    <Dialog
      title={t('customer.missingBirthday.title')}
      returnFocus={false}
      question={question}
      onClose={later}
      actions={
        <>
          <Button onClick={later}>{t('customer.missingBirthday.later')}</Button>
          <Button look="primary" type="submit" form="missing-birthday">
            {t('customer.missingBirthday.take')}
          </Button>
        </>
      }
    >
      <CustomerLine customer={customer} />
      <p className={styles.script}>{t('customer.missingBirthday.script')}</p>
      <form
        id="missing-birthday"
        data-unsaved
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={t('customer.dateOfBirth.label')}
          data-initial-focus=""
          inputMode="numeric"
          placeholder="TT.MM.JJJJ"
          value={typed}
          error={problem === null ? undefined : t(birthDateWords[problem])}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={({ relatedTarget }) => {
            // A message that appears under the pointer would move the button away from it.
            if (typed.trim() === '' || relatedTarget instanceof HTMLButtonElement) return;
            const date = tidyDate(typed, now());
            setTyped(date);
            setProblem(birthDateProblem(date, now()));
          }}
        />
      </form>
    </Dialog>
  );
}
