import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { BirthDateOnFile } from '~/domain/customer/birthDateOnFile';
import { useText } from '~/shared/i18n/i18n';
import { selectIsCallerConfirmed, type CallerCheckState } from '../callerCheckSlice';
import { BirthDateForm } from './BirthDateForm';
import '../callerCheckTexts.de';
import styles from './ConfirmedCallerPart.module.css';

interface ConfirmedCallerPartProps {
  readonly customerNumber: string;
  /** The customer of the call, whom the login has confirmed. */
  readonly isOfCall: boolean;
  /** The services' clock. */
  readonly now: () => Date;
  /** Rendered, and so loaded, only once the caller is known to be the customer. */
  readonly children: ReactNode;
}

/** The service compares: nothing of a customer beside the call is known. */
const byService: BirthDateOnFile = { with: 'service' };

/** Renders what only the customer may hear of: at once for the customer of the call, else after the date of birth (DECISIONS 89). */
export function ConfirmedCallerPart({ customerNumber, isOfCall, now, children }: ConfirmedCallerPartProps) {
  const t = useText();
  const isChecked = useSelector((state: { callerCheck: CallerCheckState }) =>
    selectIsCallerConfirmed(state, customerNumber),
  );
  if (isOfCall || isChecked) return children;
  return (
    <div className={styles.check}>
      <p>{t('callerCheck.first')}</p>
      <BirthDateForm key={customerNumber} customerNumber={customerNumber} onFile={byService} now={now} />
    </div>
  );
}
