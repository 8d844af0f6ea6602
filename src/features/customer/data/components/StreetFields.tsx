import { useFormContext } from 'react-hook-form';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { TextField } from '~/shared/ui/TextField';
import '../customerDataTexts.de';

interface StreetConfirmationProps {
  /** The error code of the street field. */
  readonly error: string | undefined;
  readonly onConfirm: () => void;
}

/** Renders the button that confirms a possible pick-up point as a street. */
export function StreetConfirmation({ error, onConfirm }: StreetConfirmationProps) {
  const t = useText();
  if (error !== 'street.perhapsPickupPoint') return null;
  return (
    <Button look="link" onClick={onConfirm}>
      {t('customerForm.isStreet')}
    </Button>
  );
}

interface Addition {
  careOf: string;
  addressAddition: string;
}

interface AdditionFieldsProps {
  readonly errorOf: (field: keyof Addition) => string | undefined;
  readonly disabled?: boolean;
}

/** Renders the optional fields of a street address. */
export function AdditionFields({ errorOf, disabled = false }: AdditionFieldsProps) {
  const t = useText();
  const { register } = useFormContext<Addition>();
  return (
    <div className={form.row}>
      <TextField
        label={t('customerForm.careOf')}
        disabled={disabled}
        error={errorOf('careOf')}
        {...register('careOf')}
      />
      <TextField
        label={t('customerForm.addressAddition')}
        disabled={disabled}
        error={errorOf('addressAddition')}
        {...register('addressAddition')}
      />
    </div>
  );
}
