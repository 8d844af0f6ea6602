import { setting } from './settings';

/** The address of the carrier's page for a parcel; `{number}` stands for its tracking number. DHL's page unless configured. */
export const trackingAddressTemplate =
  setting('VITE_TRACKING_ADDRESS') ??
  'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}';
