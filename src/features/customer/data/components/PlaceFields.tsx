import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import type { AddressSuggestion } from '~/domain/address/addressCheck';
import { isValidPostcode } from '~/domain/address/postcode';
import { splitStreet } from '~/domain/address/splitStreet';
import type { Country } from '~/domain/common/country';
import { tidyDigits } from '~/domain/common/digits';
import { useParts } from '~/shared/hooks/useParts';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import form from '~/shared/ui/Form.module.css';
import { TextField } from '~/shared/ui/TextField';
import { customerDataActions, selectAddressHelp } from '../customerDataSlice';
import '~/domain/customer/customerFieldWords.de';
import '../customerDataTexts.de';

interface Place {
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  careOf: string;
  addressAddition: string;
}

interface PlaceFieldsProps {
  /** The country of the address: that of the call, or of the order that is corrected or edited. */
  readonly country: Country;
  readonly errorOf: (field: keyof Place) => string | undefined;
  /** False for a pick-up point, which has no street. */
  readonly withStreet: boolean;
  /** The agent confirms that what looks like a pick-up point is a street. */
  readonly onConfirmStreet: () => void;
  readonly disabled?: boolean;
  /** The postcode and city to begin with are a suggestion, which Enter leads to once. */
  readonly isSuggested?: boolean;
  /** Below the street: what else is offered for it. */
  readonly children?: ReactNode;
}

/**
 * Renders postcode, city, street, number and what may be added to them: the city is filled from the postcode, streets are
 * suggested while typing.
 */
export function PlaceFields({
  country,
  errorOf,
  withStreet,
  onConfirmStreet,
  disabled = false,
  isSuggested = false,
  children,
}: PlaceFieldsProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { control, formState, register, setValue, getValues } = useFormContext<Place>();
  const { cities, streets, streetsFailure } = useParts(selectAddressHelp, 'cities', 'streets', 'streetsFailure');
  const zipCode = useWatch({ control, name: 'zipCode' });
  const citiesId = useId();
  const streetsId = useId();

  useEffect(() => {
    dispatch(customerDataActions.citiesRequested({ zipCode: tidyDigits(zipCode), country }));
  }, [dispatch, zipCode, country]);

  // Fills the only city of a postcode; overwrites only what was filled or suggested before, not what the agent typed.
  const filledCity = useRef(isSuggested ? getValues('city') : '');
  const [isUnvisited, setUnvisited] = useState(isSuggested);
  const onlyCity = cities.length === 1 ? cities[0] : undefined;
  useEffect(() => {
    const city = getValues('city');
    if (onlyCity === undefined || onlyCity === city || (city !== '' && city !== filledCity.current)) return;
    filledCity.current = onlyCity;
    setValue('city', onlyCity, { shouldValidate: true });
    // Selects the inserted text if the field is focused, so that the next key replaces it.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.name === 'city') field.select();
  }, [onlyCity, getValues, setValue]);

  const suggest = (typed: string) => {
    const known = streets.find((suggestion) => suggestion.street === typed);
    if (known === undefined) {
      dispatch(customerDataActions.streetsRequested({ street: typed, zipCode, city: getValues('city'), country }));
    } else completePlace(known);
  };
  // Street and house number typed in one are split, before Enter looks for the next field.
  const splitTyped = () => {
    const parts = getValues('streetNumber') === '' ? splitStreet(getValues('street')) : null;
    if (parts === null) return;
    setValue('street', parts.street);
    setValue('streetNumber', parts.streetNumber);
  };
  const completePlace = (known: AddressSuggestion) => {
    if (zipCode === '') setValue('zipCode', known.zipCode);
    if (getValues('city') === '') setValue('city', known.city);
  };
  return (
    <>
      <div className={form.narrowWide}>
        <TextField
          label={t('customerForm.zipCode')}
          inputMode="numeric"
          disabled={disabled}
          required
          data-suggested={isUnvisited && zipCode !== '' ? '' : undefined}
          onFocus={() => setUnvisited(false)}
          error={errorOf('zipCode')}
          {...register('zipCode')}
        />
        <TextField
          label={t('customerForm.city')}
          list={citiesId}
          disabled={disabled}
          required
          // Enter goes past it while a valid postcode is looked up.
          data-looked-up={cities.length < 2 && isValidPostcode(tidyDigits(zipCode), country) ? '' : undefined}
          error={errorOf('city')}
          {...register('city')}
        />
      </div>
      <datalist id={citiesId}>
        {cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {withStreet && (
        <>
          <div className={form.wideNarrow}>
            <TextField
              label={t('customerForm.street')}
              list={streetsId}
              disabled={disabled}
              required
              onKeyDown={({ key }) => {
                if (key === 'Enter') splitTyped();
              }}
              error={errorOf('street')}
              hint={streetsFailure === null ? undefined : t(`addressCheck.suggestionsFailed.${streetsFailure}`)}
              {...register('street', {
                onChange: (event: { readonly target: { readonly value: string } }) => suggest(event.target.value),
                onBlur: splitTyped,
              })}
            />
            <TextField
              label={t('customerForm.streetNumber')}
              disabled={disabled}
              required
              error={errorOf('streetNumber')}
              {...register('streetNumber')}
            />
          </div>
          <datalist id={streetsId}>
            {[...new Set(streets.map((suggestion) => suggestion.street))].map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {children}
          {formState.errors.street?.message === 'street.perhapsPickupPoint' && (
            <Button look="link" onClick={onConfirmStreet}>
              {t('customerForm.isStreet')}
            </Button>
          )}
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
        </>
      )}
    </>
  );
}
