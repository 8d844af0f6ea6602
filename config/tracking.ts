/** The address of the carrier's page for a parcel; `{number}` stands for its tracking number. DHL's page unless configured. */
export const trackingAddressTemplate =
  import.meta.env.VITE_TRACKING_ADDRESS ??
  'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}';
