import { useDispatch } from 'react-redux';
import type { Address } from '~/domain/address/address';
import type { Customer } from '~/domain/customer/customer';
import { isLocalAddress } from '~/domain/customer/newDeliveryAddress';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { addressTitle } from '../addressTexts';
import { customerActions } from '../customerSlice';
import '../preferredAddressTexts.de';

interface PreferredAddressProps {
  readonly customer: Customer;
  /** The chosen address. */
  readonly address: Address | null;
}

/** Renders the button that stores the chosen address as the preferred one. */
export function PreferredAddress({ customer, address }: PreferredAddressProps) {
  const t = useText();
  const dispatch = useDispatch();
  const refusal = refusalOf(customer, address);
  return (
    <>
      <Button
        look="link"
        aria-label={address === null ? undefined : t('address.preferNamed', { name: addressTitle(address, t) })}
        isOff={refusal !== null}
        onClick={() => {
          if (address !== null) dispatch(customerActions.preferredAddressRequested(address.id));
        }}
      >
        {t('address.prefer')}
      </Button>
      {refusal !== null && <p>{t(refusal)}</p>}
    </>
  );
}

function refusalOf(customer: Customer, address: Address | null) {
  if (customer.externalCustomerId === null) return 'address.preferNeedsNumber';
  if (address === null) return 'address.preferNeedsChoice';
  if (isLocalAddress(address)) return 'address.preferNeedsSaving';
  return address.id === customer.preferredAddressId ? 'address.preferredAlready' : null;
}
