import type { Ref } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Address } from '~/domain/address';
import { deliveryChoices } from '~/domain/deliveryAddress';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { countryWords, servicePointWords } from '~/shared/i18n/words';
import { ChoiceCard } from '~/shared/ui/ChoiceCard';
import { Panel } from '~/shared/ui/Panel';
import { Tag } from '~/shared/ui/Tag';
import { customerActions, selectCustomer, selectDeliveryAddress } from '../customerSlice';

/** Where the parcel goes: the billing address or one of the customer's delivery addresses. */
export function DeliveryAddressPanel({ firstOptionRef }: { readonly firstOptionRef: Ref<HTMLInputElement> }) {
  const t = useText();
  const dispatch = useDispatch();
  const customer = useSelector(selectCustomer);
  const chosen = useSelector(selectDeliveryAddress);
  if (customer === null) return null;
  const choices = deliveryChoices(customer);
  return (
    <Panel title={t('address.delivery')} plain>
      <div role="radiogroup" aria-label={t('address.delivery')}>
        {choices.map((address, index) => (
          <ChoiceCard
            key={address.id}
            ref={address.id === chosen?.id || (chosen === null && index === 0) ? firstOptionRef : undefined}
            name="deliveryAddress"
            value={address.id}
            checked={address.id === chosen?.id}
            onChoose={() => dispatch(customerActions.deliveryAddressChosen(address.id))}
            title={
              <>
                {titleOf(address, t)}{' '}
                {address.id === customer.preferredAddressId && <Tag>{t('address.preferred')}</Tag>}
              </>
            }
          >
            {detailOf(address, t)}
          </ChoiceCard>
        ))}
      </div>
      {choices.length === 0 && <p>{t('address.none')}</p>}
    </Panel>
  );
}

function titleOf(address: Address, t: Translate): string {
  if (address.kind === 'BILLING') return t('address.billing');
  switch (address.type) {
    case 'POSTAL':
      return `${address.firstName} ${address.lastName}`.trim();
    case 'PACKSTATION':
      return `${t('address.servicePoint.PACKSTATION')} ${address.packstationNumber}`;
    case 'DHL_ADDRESS':
      return `${t(servicePointWords[address.servicePoint.type])} ${address.servicePoint.number}`;
  }
}

function detailOf(address: Address, t: Translate): string {
  const place = `${address.zipCode} ${address.city}${address.countryCode === null ? '' : `, ${t(countryWords[address.countryCode])}`}`;
  switch (address.type) {
    case 'POSTAL': {
      const careOf = address.careOf === undefined ? [] : [`c/o ${address.careOf}`];
      return [...careOf, `${address.street} ${address.streetNumber}`, place].join(', ');
    }
    case 'PACKSTATION':
      return `${t('address.postNumber')} ${address.postNumber}, ${place}`;
    case 'DHL_ADDRESS':
      return address.postNumber === undefined ? place : `${t('address.postNumber')} ${address.postNumber}, ${place}`;
  }
}
