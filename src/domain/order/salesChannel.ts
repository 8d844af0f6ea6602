export type SourceChannel = 'ECOM' | 'TELE' | 'IVR';

/** TV and Internet. */
export const channelIds = ['01', '04'] as const;
export type ChannelId = (typeof channelIds)[number];
/** Its orders need the e-mail address of the customer (REQ C13.1). */
export const internetChannel = '04' satisfies ChannelId;

/** The channel an order is taken for (REQ C15.1). */
export interface SalesChannelChoice {
  readonly channel: ChannelId;
  readonly office: string;
}

export function isSameSales(one: SalesChannelChoice, other: SalesChannelChoice): boolean {
  return one.channel === other.channel && one.office === other.office;
}

/** `ECOM` with 04, `TELE` with 01 (REQ C15.4, CONTRACT Offer). */
export function sourceChannelOf(channel: ChannelId): SourceChannel {
  return channel === internetChannel ? 'ECOM' : 'TELE';
}
