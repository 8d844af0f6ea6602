import type { Salutation } from '~/domain/common/names';
import { useText } from '~/shared/i18n/i18n';
import { goToNextField } from '~/shared/keyboard/nextField';
import { SelectField, type SelectFieldProps } from '~/shared/ui/SelectField';
import '../customerDataTexts.de';
import '~/domain/customer/customerWords.de';

interface SalutationFieldProps extends Omit<SelectFieldProps, 'label' | 'children'> {
  /** The current value: a company or family keeps its salutation. */
  readonly current: Salutation | '';
}

/** Renders the salutation; the form offers MR and MS (REQ B7.1). */
export function SalutationField({ current, ...select }: SalutationFieldProps) {
  const t = useText();
  const choices: readonly Salutation[] =
    current === 'COMPANY' || current === 'FAMILY' ? ['MS', 'MR', current] : ['MS', 'MR'];
  return (
    // Focuses the first field of the form on mount.
    <SelectField
      label={t('customerForm.salutation')}
      autoFocus
      byDigit
      required
      onKeyDown={(event) => {
        // A digit has chosen: nothing else is to be done here.
        if (event.defaultPrevented && event.key !== 'Enter') goToNextField(event.currentTarget);
      }}
      {...select}
    >
      <option value="" />
      {choices.map((value) => (
        <option key={value} value={value}>
          {t(`customer.salutation.${value}`)}
        </option>
      ))}
    </SelectField>
  );
}
