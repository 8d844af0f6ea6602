import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { servicePointTypes } from '~/domain/address/address';
import type { AddressInput } from '~/domain/address/addressInput';
import '~/domain/address/addressWords.de';
import type { Country } from '~/domain/common/country';
import { useText } from '~/shared/i18n/i18n';
import form from '~/shared/ui/Form.module.css';
import { SelectField } from '~/shared/ui/SelectField';
import { TextField } from '~/shared/ui/TextField';
import { PlaceFields } from './PlaceFields';
import '../customerDataTexts.de';

interface AddressFieldsProps {
  readonly country: Country;
  /** False for a pick-up point. */
  readonly isStreet: boolean;
  /** The form was opened for a Packstation: it begins with the post number, and the place is suggested. */
  readonly isPackstation?: boolean;
  readonly errorOf: (field: keyof AddressInput) => string | undefined;
  readonly onConfirmStreet: () => void;
  /** Below the street: what else is offered for it. */
  readonly children?: ReactNode;
}

/** Renders the fields that a street and a pick-up point have in common, and those of a pick-up point (REQ B9.2). */
export function AddressFields({
  country,
  isStreet,
  isPackstation = false,
  errorOf,
  onConfirmStreet,
  children,
}: AddressFieldsProps) {
  const t = useText();
  const { register } = useFormContext<AddressInput>();
  return (
    <>
      {country === 'DE' && (
        <SelectField label={t('address.type')} autoFocus={!isPackstation} {...register('type')}>
          <option value="POSTAL">{t('address.street')}</option>
          {servicePointTypes.map((point) => (
            <option key={point} value={point}>
              {t(`address.servicePoint.${point}`)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={form.row}>
        <TextField
          label={t('customerForm.firstName')}
          autoFocus={country !== 'DE'}
          required
          error={errorOf('firstName')}
          {...register('firstName')}
        />
        <TextField label={t('customerForm.lastName')} required error={errorOf('lastName')} {...register('lastName')} />
      </div>
      {!isStreet && (
        <div className={form.row}>
          <TextField
            label={t('address.postNumber')}
            autoFocus={isPackstation}
            required
            inputMode="numeric"
            error={errorOf('postNumber')}
            {...register('postNumber')}
          />
          <TextField
            label={t('address.pointNumber')}
            required
            inputMode="numeric"
            error={errorOf('pointNumber')}
            {...register('pointNumber')}
          />
        </div>
      )}
      <PlaceFields
        country={country}
        withStreet={isStreet}
        isSuggested={isPackstation}
        errorOf={errorOf}
        onConfirmStreet={onConfirmStreet}
      >
        {children}
      </PlaceFields>
    </>
  );
}
