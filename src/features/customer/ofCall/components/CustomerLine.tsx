import type { Customer } from '~/domain/customer/customer';
import { useText } from '~/shared/i18n/i18n';
import '~/domain/customer/customerWords.de';

/** Renders salutation, name and number of the customer that a question is about. */
export function CustomerLine({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const salutation = customer.salutation === null ? '' : `${t(`customer.salutation.${customer.salutation}`)} `;
  return (
    <p>
      {salutation}
      {customer.firstName} {customer.lastName}
      {customer.externalCustomerId !== null && ` · ${customer.externalCustomerId}`}
    </p>
  );
}
