import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { berlinTime } from '~/domain/common/berlinTime';
import type { Currency } from '~/domain/common/country';
import { isValidEmail } from '~/domain/customer/email';
import { formatMoney } from '~/shared/i18n/formatMoney';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import { answerText } from '~/shared/ui/answerText';
import { Message } from '~/shared/ui/Message';
import { TextField } from '~/shared/ui/TextField';
import { stockReminderActions, type RemindedArticle, type Reminder } from '../stockReminderSlice';
import '~/shared/i18n/dialogTexts.de';
import '../stockReminderTexts.de';
import { TellCaller } from '~/shared/ui/TellCaller';
import { Fact } from '~/shared/ui/Fact';
import styles from './Reminder.module.css';

interface ReminderDialogProps {
  readonly reminder: Reminder;
  readonly currency: Currency;
  /** Proposed until something is typed; null: none. */
  readonly customerEmail: string | null;
}

/** Renders the two steps of a stock reminder: article and e-mail address, then what the caller is told (REQ H2.2, H2.4). */
export function ReminderDialog({ reminder, currency, customerEmail }: ReminderDialogProps) {
  const { article, submission } = reminder;
  const email = reminder.email ?? customerEmail ?? '';
  return submission.status === 'success' ? (
    <Subscribed
      article={article}
      email={email}
      price={formatMoney(article.value, currency)}
      isEarlier={submission.isEarlier}
    />
  ) : (
    <Subscription key={article.sku} reminder={reminder} email={email} price={formatMoney(article.value, currency)} />
  );
}

interface StepProps {
  readonly email: string;
  readonly price: string;
}

type EmailProblem = 'stock.reminder.emailMissing' | 'stock.reminder.emailInvalid';

function problemOf(email: string): EmailProblem | null {
  if (email.trim() === '') return 'stock.reminder.emailMissing';
  return isValidEmail(email) ? null : 'stock.reminder.emailInvalid';
}

function Subscription({
  reminder: { article, submission },
  email,
  price,
}: StepProps & { readonly reminder: Reminder }) {
  const t = useText();
  const dispatch = useDispatch();
  const [problem, setProblem] = useState<EmailProblem | null>(null);
  const isLoading = submission.status === 'loading';
  const close = () => dispatch(stockReminderActions.reminderClosed());
  const subscribe = () => {
    const found = problemOf(email);
    setProblem(found);
    if (found === null) dispatch(stockReminderActions.subscribeRequested(email.trim()));
  };
  return (
    <Dialog
      title={t('stock.reminder.title')}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={isLoading} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button look="primary" aria-disabled={isLoading} onClick={subscribe}>
            {t(isLoading ? 'stock.reminder.loading' : 'stock.reminder.subscribe')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.step}>{t('stock.reminder.step', { step: 1 })}</p>
        <ArticleFacts article={article} price={price} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            subscribe();
          }}
        >
          <TextField
            label={t('stock.reminder.email')}
            type="email"
            data-initial-focus=""
            readOnly={isLoading}
            value={email}
            error={problem === null ? undefined : t(problem)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget: { value } }) => {
              setProblem(null);
              dispatch(stockReminderActions.emailTyped(value));
            }}
          />
        </form>
        <p role="status" className="visually-hidden">
          {isLoading && t('stock.reminder.loading')}
        </p>
        {submission.status === 'failed' && (
          <Message tone="error">
            {t(`stock.reminder.subscriptionFailed.${submission.code}`)}{' '}
            {submission.mayExist
              ? `${answerText(submission.said, t)} ${t('stock.reminder.mayExist')}`
              : submission.said}
            {submission.code === '429' && (
              <>
                <br />
                {submission.retryAt === null
                  ? t('stock.reminder.tryLater')
                  : t('stock.reminder.tryAt', { time: berlinTime(new Date(submission.retryAt)) })}
              </>
            )}
          </Message>
        )}
      </div>
    </Dialog>
  );
}

function ArticleFacts({ article, price }: { readonly article: RemindedArticle; readonly price: string }) {
  const t = useText();
  const facts = [
    [t('stock.reminder.article'), `${article.name}, ${article.sku}`],
    [t('stock.reminder.brand'), article.brand],
    [t('stock.reminder.category'), article.categoryPath.join(' › ')],
    [t('stock.reminder.price'), price],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([name, fact]) => (
          <Fact key={name} name={name}>
            {fact}
          </Fact>
        ))}
    </dl>
  );
}

interface SubscribedProps extends StepProps {
  readonly article: RemindedArticle;
  readonly isEarlier: boolean;
}

function Subscribed({ article, email, price, isEarlier }: SubscribedProps) {
  const t = useText();
  const dispatch = useDispatch();
  const close = () => dispatch(stockReminderActions.reminderClosed());
  return (
    <Dialog
      title={t('stock.reminder.title')}
      onClose={close}
      actions={
        <Button look="primary" initialFocus onClick={close}>
          {t('stock.reminder.done')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.step}>{t('stock.reminder.step', { step: 2 })}</p>
        <Message tone="success">
          {t(isEarlier ? 'stock.reminder.subscribedEarlier' : 'stock.reminder.subscribed', {
            name: article.name,
            email: email.trim(),
          })}
        </Message>
        <TellCaller title={t('stock.reminder.tell')}>
          <p>{t('stock.reminder.tellLink')}</p>
          <p>{t('stock.reminder.tellPrice', { price })}</p>
        </TellCaller>
      </div>
    </Dialog>
  );
}
