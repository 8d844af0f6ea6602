import { useFormContext } from 'react-hook-form';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { TextField } from '~/shared/ui/TextField';
import '../customerDataTexts.de';

interface StreetConfirmationProps {
  /** The key of the street field's error. */
  readonly error: string | undefined;
  readonly onConfirm: () => void;
}

/** Shown while a street may be a pick-up point: one press keeps it as a street. */
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

/** What a street address may have beside its street. */
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
