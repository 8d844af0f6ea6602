import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { moveOnByEnter } from '~/shared/keyboard/nextField';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { Message } from '~/shared/ui/Message';
import { customerDataActions, selectAddressHelp, type DataCheck } from '../customerDataSlice';
import '../customerDataTexts.de';
import styles from './CustomerData.module.css';

interface DataFormFrameProps<Input extends FieldValues> {
  readonly title: string;
  readonly methods: UseFormReturn<Input>;
  readonly check: DataCheck;
  /** Not called while a check is in flight. */
  readonly onSubmit: () => void;
  /** The fields and the result of the check. */
  readonly children: ReactNode;
}

/**
 * Renders the parts that both forms of the customer panel share: heading, unsaved mark, message of a failed check,
 * buttons.
 */
export function DataFormFrame<Input extends FieldValues>({
  title,
  methods,
  check,
  onSubmit,
  children,
}: DataFormFrameProps<Input>) {
  const t = useText();
  const dispatch = useDispatch();
  const headingId = useId();
  const { isCityPending } = useParts(selectAddressHelp, 'isCityPending');
  /**
   * The form was submitted while the city of its postcode was still loading. It is submitted again afterwards, unless something is
   * typed meanwhile.
   */
  const [awaitsCity, setAwaitsCity] = useState(false);
  const submit = useEffectEvent(onSubmit);
  useEffect(() => {
    if (awaitsCity && !isCityPending) submit();
  }, [awaitsCity, isCityPending]);
  const isRunning = check.status === 'running' || (awaitsCity && isCityPending);
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      <FormProvider {...methods}>
        <div role="presentation" onKeyDown={moveOnByEnter}>
          <form
            className={form.form}
            data-unsaved
            noValidate
            onInput={() => setAwaitsCity(false)}
            onSubmit={(event) => {
              event.preventDefault();
              if (isRunning) return;
              const city = event.currentTarget.querySelector<HTMLInputElement>('input[name="city"]');
              if (isCityPending && city?.value === '') setAwaitsCity(true);
              else onSubmit();
            }}
          >
            {children}
            {check.status === 'failed' && <Message tone="error">{t('customerForm.failed')}</Message>}
            <div className={`${form.actions} ${form.foot}`}>
              <Button onClick={() => dispatch(customerDataActions.formCancelled())}>{t('customerForm.cancel')}</Button>
              <Button type="submit" look="primary" aria-disabled={isRunning}>
                {t(isRunning ? 'customerForm.checking' : 'customerForm.take')}
              </Button>
            </div>
          </form>
        </div>
      </FormProvider>
    </section>
  );
}
