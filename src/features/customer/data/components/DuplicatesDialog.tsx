import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { germanDate } from '~/domain/common/berlinTime';
import type { Customer } from '~/domain/customer/customer';
import { comparisonOf, rankedDuplicates, type ComparedLine } from '~/domain/customer/duplicates';
import { useText, type PlainTextKey, type Translate } from '~/shared/i18n/i18n';
import { salutations } from '~/domain/common/names';
import { choiceOf } from '~/shared/keyboard/choices';
import { judgement } from '~/shared/keyboard/openQuestion';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { EmailText } from '~/shared/ui/EmailText';
import { OptionalCodeField } from '~/shared/ui/OptionalCodeField';
import { customerDataActions, doubleCheckReasons, type DataCheck, type DoubleCheckReason } from '../customerDataSlice';
import '../customerDataTexts.de';
import '~/domain/address/addressWords.de';
import '~/domain/customer/customerFieldWords.de';
import '~/domain/customer/customerWords.de';
import '~/shared/i18n/commonTexts.de';
import styles from './CustomerData.module.css';

type Question = Extract<DataCheck, { status: 'duplicates' | 'emailInUse' | 'lightUser' }>;

/** Compares the typed customer with duplicates side by side and marks differences (REQ B8.2). */
export function DuplicatesDialog({ check }: { readonly check: Question }) {
  const t = useText();
  const dispatch = useDispatch();
  const back = () => dispatch(customerDataActions.checkDismissed());
  const { title, text } = heads[check.status];
  const others = check.status === 'lightUser' ? [check.light] : rankedDuplicates(check.customer, check.others);
  const afterOthers = choiceOf(others.length);
  return (
    <Dialog
      question={judgement}
      title={t(title)}
      width="large"
      onClose={back}
      actions={
        <>
          {check.status !== 'duplicates' && (
            <Button choice={afterOthers} onClick={() => dispatch(customerDataActions.emailDropped())}>
              {check.formerEmail === null
                ? t('duplicates.withoutEmail')
                : t('duplicates.keepEmail', { email: check.formerEmail })}
            </Button>
          )}
          <Button shortcut="Esc" onClick={back}>
            {t(check.status === 'duplicates' ? 'duplicates.back' : 'duplicates.otherEmail')}
          </Button>
        </>
      }
    >
      <p>{t(text)}</p>
      {others.map((other, index) =>
        other.isUnreadable === true ? (
          <p key={other.id} className={styles.other}>
            {t('duplicates.unreadable')}
          </p>
        ) : (
          <Comparison
            key={other.id}
            mine={check.customer}
            other={other}
            isLight={check.status === 'lightUser'}
            index={index}
          />
        ),
      )}
      {check.status === 'duplicates' && <SkipDoubleCheck choice={afterOthers} />}
    </Dialog>
  );
}

const heads = {
  duplicates: { title: 'duplicates.title', text: 'duplicates.text' },
  emailInUse: { title: 'duplicates.emailTitle', text: 'duplicates.emailText' },
  lightUser: { title: 'duplicates.lightTitle', text: 'duplicates.lightText' },
} as const satisfies Record<Question['status'], Record<'title' | 'text', PlainTextKey>>;

interface ComparisonProps {
  readonly mine: Customer;
  readonly other: Customer;
  readonly isLight: boolean;
  /** Its place in the list; the first one is the likely one and takes the focus. */
  readonly index: number;
}

function Comparison({ mine, other, isLight, index }: ComparisonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const number = other.externalCustomerId ?? '';
  const known = t('duplicates.known', { number });
  return (
    <section className={styles.other} aria-label={known}>
      <div className={styles.otherHead}>
        <h3>{known}</h3>
        <Button
          size="row"
          look="primary"
          choice={choiceOf(index)}
          initialFocus={index === 0}
          onClick={() =>
            dispatch(isLight ? customerDataActions.lightUserTaken() : customerDataActions.duplicateTaken(other))
          }
        >
          {isLight ? t('duplicates.takeLight') : t('duplicates.take', { number })}
        </Button>
      </div>
      <table className={styles.compare}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('duplicates.entered')}</th>
            <th scope="col">{known}</th>
          </tr>
        </thead>
        <tbody>
          {comparisonOf(mine, other).map((line) => (
            <tr key={line.field} className={line.differs ? styles.differs : undefined}>
              <th scope="row">{t(`duplicates.field.${line.field}`)}</th>
              <td>{shownText(line, line.mine, t)}</td>
              <td>
                {shownText(line, line.theirs, t)}
                {line.differs && ` · ${t('duplicates.differs')}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function shownText({ field }: ComparedLine, text: string, t: Translate): ReactNode {
  if (text === '') return t('duplicates.none');
  if (field === 'dateOfBirth') return germanDate(text);
  if (field === 'email') return <EmailText email={text} />;
  if (field !== 'salutation') return text;
  const salutation = salutations.find((known) => known === text);
  return salutation === undefined ? text : t(`customer.salutation.${salutation}`);
}

/** Renders the form that skips the double check with a reason, for another person (REQ B8.5). */
function SkipDoubleCheck({ choice }: { readonly choice: string | undefined }) {
  const t = useText();
  const dispatch = useDispatch();
  const [reason, setReason] = useState<DoubleCheckReason | null>(null);
  const [missing, setMissing] = useState(false);
  return (
    <div className={styles.skip}>
      <OptionalCodeField
        byDigit
        label={t('duplicates.skipReason')}
        none={t('duplicates.reason.choose')}
        codes={doubleCheckReasons}
        textOf={(known) => t(`duplicates.reason.${known}`)}
        value={reason}
        error={missing && reason === null ? t('duplicates.skipReasonMissing') : undefined}
        onChoose={setReason}
      />
      <Button
        choice={choice}
        onClick={() => {
          if (reason === null) setMissing(true);
          else dispatch(customerDataActions.doubleCheckSkipped(reason));
        }}
      >
        {t('duplicates.skip')}
      </Button>
    </div>
  );
}
