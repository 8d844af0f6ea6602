import type { Salutation } from '~/domain/customer/customer';
import { useText } from '~/shared/i18n/i18n';
import { salutationWords } from '~/domain/customer/customerWords';
import { SelectField, type SelectFieldProps } from '~/shared/ui/SelectField';
import '../customerDataTexts.de';

interface SalutationFieldProps extends Omit<SelectFieldProps, 'label' | 'children'> {
  /** A customer who is company or family stays one. */
  readonly current: Salutation | '';
}

/** In the form the values are MR or MS (REQ B7.1). */
export function SalutationField({ current, ...select }: SalutationFieldProps) {
  const t = useText();
  const choices: readonly Salutation[] =
    current === 'COMPANY' || current === 'FAMILY' ? ['MS', 'MR', current] : ['MS', 'MR'];
  return (
    // The first field of the form: the next word of the call belongs here.
    <SelectField label={t('customerForm.salutation')} autoFocus {...select}>
      <option value="" />
      {choices.map((value) => (
        <option key={value} value={value}>
          {t(salutationWords[value])}
        </option>
      ))}
    </SelectField>
  );
}
