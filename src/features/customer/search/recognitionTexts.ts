import { nameOf } from '~/domain/customer/customer';
import type { Recognised } from '~/domain/customer/recognition';
import type { Translate } from '~/shared/i18n/i18n';
import './customerSearchTexts.de';
import './recognitionTexts.de';

/** What was recognised, in words. `maySearchOrders`: customers by order number need the area `limelightSearch`. */
export function recognisedText(found: Recognised, maySearchOrders: boolean, t: Translate): string {
  switch (found.kind) {
    case 'customerNumber':
      return t(found.mayBePhone ? 'recognised.mayBePhone' : 'recognised.customerNumber', {
        number: found.customerNumber,
      });
    case 'email':
      return t('recognised.email', { email: found.email });
    case 'orderNumber': {
      const text = t('recognised.orderNumber', { number: found.orderNumber });
      return maySearchOrders ? text : `${text}: ${t('customerSearch.byOrderNotAllowed')}`;
    }
    case 'phone':
      return t('recognised.phone', { phone: found.phone });
    case 'person': {
      const { street, city, dateOfBirth } = found.criteria;
      return [
        t('recognised.name', { name: nameOf(found.criteria) }),
        ...(street === '' ? [] : [t('recognised.street', { street })]),
        ...(city === '' ? [] : [t('recognised.city', { city })]),
        ...(dateOfBirth === '' ? [] : [t('recognised.dateOfBirth', { date: dateOfBirth })]),
      ].join(', ');
    }
  }
}
