import { Fragment } from 'react';
import { trackingAddressTemplate } from '~config/tracking';
import { urlPart } from '~/domain/common/urlPart';

/** Renders each tracking number as a link to the carrier's page, in a tab of its own; plain text where no page is configured. */
export function TrackingLinks({ numbers }: { readonly numbers: readonly string[] }) {
  return (
    <span>
      {numbers.map((number, at) => (
        <Fragment key={number}>
          {at > 0 && ', '}
          <TrackingLink number={number} />
        </Fragment>
      ))}
    </span>
  );
}

function TrackingLink({ number }: { readonly number: string }) {
  const address = trackingAddressTemplate.replace('{number}', urlPart(number));
  if (!/^https?:\/\//.test(address)) return number;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {number}
    </a>
  );
}
