import { trackingAddressTemplate } from '~config/tracking';

/** Renders the tracking number as a link to the carrier's page, in a tab of its own; plain text where no page is configured. */
export function TrackingLink({ number }: { readonly number: string }) {
  const address = trackingAddressTemplate.replace('{number}', encodeURIComponent(number));
  if (!/^https?:\/\//.test(address)) return number;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {number}
    </a>
  );
}
