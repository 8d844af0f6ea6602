export type SourceChannel = 'ECOM' | 'TELE' | 'IVR';

/** The channel an order is taken for (REQ C15.1). */
export interface SalesChannelChoice {
  readonly channel: '01' | '04';
  readonly office: string;
}

export function isSameSales(one: SalesChannelChoice, other: SalesChannelChoice): boolean {
  return one.channel === other.channel && one.office === other.office;
}

/** `ECOM` with 04, `TELE` with 01 (REQ C15.4, CONTRACT Offer). */
export function sourceChannelOf(channel: SalesChannelChoice['channel']): SourceChannel {
  return channel === '04' ? 'ECOM' : 'TELE';
}
