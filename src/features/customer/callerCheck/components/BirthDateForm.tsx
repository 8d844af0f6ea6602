import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { birthDateProblem, type BirthDateProblem } from '~/domain/customer/birthDate';
import { readTypedDate, tidyDate } from '~/domain/common/typedDate';
import type { BirthDateOnFile } from '~/domain/customer/birthDateOnFile';
import { birthDateWords } from '~/domain/customer/birthDateWords';
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { FieldForm } from '~/shared/ui/FieldForm';
import { Message } from '~/shared/ui/Message';
import { callerCheckActions, selectCallerCheckState, type CallerCheckState } from '../callerCheckSlice';
import '~/domain/customer/customerWords.de';
import '../callerCheckTexts.de';

interface BirthDateFormProps {
  readonly customerNumber: string;
  readonly onFile: BirthDateOnFile;
  /** The services' clock. */
  readonly now: () => Date;
}

const refusals: Readonly<Partial<Record<CallerCheckState['phase'], PlainTextKey>>> = {
  denied: 'callerCheck.denied',
  customerNotFound: 'callerCheck.customerNotFound',
  failed: 'callerCheck.failed',
};

/**
 * Asks for the date of birth that the caller names and has the service compare it; the date on file is not shown (DECISIONS 8).
 * Where the service has none, the one that was typed in this call counts.
 * The result is in the slice `callerCheck`. The typed text stays when it is refused.
 */
export function BirthDateForm({ customerNumber, onFile, now }: BirthDateFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const callerCheck = useSelector(selectCallerCheckState);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<BirthDateProblem | null>(null);
  const { phase } = callerCheck;
  const isOwn = phase !== 'none' && callerCheck.customerNumber === customerNumber;
  const refusal = isOwn ? refusals[phase] : undefined;
  const check = () => {
    if (isOwn && phase === 'checking') return;
    const date = tidyDate(typed, now());
    const found = birthDateProblem(date, now(), { adult: false });
    const birthDate = readTypedDate(date, now());
    setTyped(date);
    setProblem(found);
    if (found !== null || birthDate === null) return;
    if (onFile.with === 'call') {
      const result = birthDate === onFile.birthDate ? 'matches' : 'differs';
      dispatch(callerCheckActions.checkSettled({ customerNumber, result }));
    } else dispatch(callerCheckActions.checkRequested({ customerNumber, birthDate }));
  };
  if (onFile.with === 'nobody') {
    return (
      <Message tone="warning" live="off">
        {t('callerCheck.nobodyKnows')}
      </Message>
    );
  }
  return (
    <>
      <p>{t('callerCheck.script')}</p>
      <FieldForm
        label={t('customer.dateOfBirth.label')}
        inputMode="numeric"
        placeholder="TT.MM.JJJJ"
        autoFocus
        data-initial-focus=""
        value={typed}
        error={problem === null ? refusal && t(refusal) : t(birthDateWords[problem])}
        submitText={t('callerCheck.check')}
        submitLook="primary"
        onType={(text) => {
          setTyped(text);
          setProblem(null);
          if (refusal !== undefined) dispatch(callerCheckActions.callerCheckDropped());
        }}
        onSubmit={check}
      />
      <p role="status">{isOwn && phase === 'checking' && t('callerCheck.checking')}</p>
    </>
  );
}
