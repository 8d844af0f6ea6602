import type { Address } from '~/domain/address/address';
import type { Translate } from '~/shared/i18n/i18n';
import { nameOf } from '~/domain/customer/customer';
import { joinParts } from '~/domain/common/joinParts';
import '~/domain/common/countryWords.de';
import '~/domain/address/addressWords.de';
import './customerTexts.de';
import './deliveryAddressTexts.de';

/** The title of an address in a list: its role, its recipient or its pick-up point. */
export function addressTitle(address: Address, t: Translate): string {
  if (address.kind === 'BILLING') return t('address.billing');
  switch (address.type) {
    case 'POSTAL':
      return nameOf(address);
    case 'PACKSTATION':
      return `${t('address.servicePoint.PACKSTATION')} ${address.packstationNumber}`;
    case 'DHL_ADDRESS':
      return `${t(`address.servicePoint.${address.servicePoint.type}`)} ${address.servicePoint.number}`;
  }
}

/** The postal place of an address in one line. */
export function addressDetail(address: Address, t: Translate): string {
  const country = address.countryCode === null ? (address.otherCountry ?? '') : t(`country.${address.countryCode}`);
  const place = joinParts([`${address.zipCode} ${address.city}`, country]);
  switch (address.type) {
    case 'POSTAL': {
      const { careOf = '', addressAddition = '', street, streetNumber } = address;
      const recipient = careOf === '' || /^c\/o\b/i.test(careOf) ? careOf : `c/o ${careOf}`;
      return joinParts([recipient, `${street} ${streetNumber}`, addressAddition, place]);
    }
    case 'PACKSTATION':
      return `${t('address.postNumber')} ${address.postNumber}, ${place}`;
    case 'DHL_ADDRESS': {
      const postNumber = address.postNumber ?? address.servicePoint.post;
      return postNumber === '' ? place : `${t('address.postNumber')} ${postNumber}, ${place}`;
    }
  }
}

/** Title and postal place of an address in one line. */
export function addressLine(address: Address, t: Translate): string {
  return joinParts([addressTitle(address, t), addressDetail(address, t)]);
}
