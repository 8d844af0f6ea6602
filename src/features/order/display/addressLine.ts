import type { Address } from '~/domain/address/address';
import '~/domain/address/addressWords.de';
import { joinParts } from '~/domain/common/joinParts';
import type { Translate } from '~/shared/i18n/i18n';

/** The address in one line, with the name of a pick-up point in words. */
export function addressLine(address: Address, t: Translate): string {
  const name = `${address.firstName} ${address.lastName}`.trim();
  const place = `${address.zipCode} ${address.city}`;
  switch (address.type) {
    case 'POSTAL':
      return joinParts([name, `${address.street} ${address.streetNumber}`, place]);
    case 'PACKSTATION':
      return joinParts([name, `${t('address.servicePoint.PACKSTATION')} ${address.packstationNumber}`, place]);
    case 'DHL_ADDRESS':
      return joinParts([
        name,
        `${t(`address.servicePoint.${address.servicePoint.type}`)} ${address.servicePoint.number}`,
        place,
      ]);
  }
}
