import { environmentOf } from './environment.ts';

/**
 * Sales channels and offices (REQ C15.1). The requirement names the TV offices and says of the Internet offices
 * "about 100 sub-channels with ids 4001 to 4802 (web, mobile, app, social, affiliate, partner)": the ids of each family
 * stand here as ranges until the operator's list replaces them.
 */
export interface SalesOffice {
  readonly id: string;
  readonly name: string;
}

export interface SalesChannel {
  readonly id: '01' | '04';
  readonly name: 'TV' | 'Internet';
}

export const salesChannels: readonly SalesChannel[] = [
  { id: '01', name: 'TV' },
  { id: '04', name: 'Internet' },
];

const tvOffices: readonly SalesOffice[] = [
  { id: '1001', name: 'HSE' },
  { id: '1002', name: 'IVR neu' },
  { id: '1008', name: 'HSE Extra' },
  { id: '1009', name: 'HSE Trend' },
];

interface OfficeFamily {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

const internetFamilies: readonly OfficeFamily[] = [
  { name: 'Webshop', first: 4001, last: 4020 },
  { name: 'Mobil', first: 4101, last: 4115 },
  { name: 'App', first: 4201, last: 4215 },
  { name: 'Social', first: 4301, last: 4316 },
  { name: 'Affiliate', first: 4501, last: 4520 },
  { name: 'Partner', first: 4789, last: 4802 },
];

const stagingFamilies: readonly OfficeFamily[] = [{ name: 'Post klassisch', first: 4804, last: 4807 }];

function officesOf(families: readonly OfficeFamily[]): readonly SalesOffice[] {
  return families.flatMap(({ name, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      id: String(first + index),
      name: index === 0 ? name : `${name} ${String(index + 1)}`,
    })),
  );
}

const isStagingBuild = (): boolean => environmentOf(import.meta.env.MODE) === 'staging';

/** The offices of a channel; staging adds four postal-classic ones. */
export function salesOfficesOf(channel: SalesChannel['id'], isStaging = isStagingBuild()): readonly SalesOffice[] {
  if (channel === '01') return tvOffices;
  return officesOf(isStaging ? [...internetFamilies, ...stagingFamilies] : internetFamilies);
}

/** DECISIONS 2: order entry starts with Internet. */
export const defaultSales = { channel: '04', office: '4001' } as const;

/** The fallback for an unknown channel (DECISIONS 2). */
const fallbackSales = { channel: '01', office: '1001' } as const;

/** The named offices, and every other Internet office of the range in the requirement, whose numbers it does not list (REQ C15.1). */
function isOffice(channel: SalesChannel['id'], office: string, isStaging: boolean): boolean {
  const isInRange = channel === '04' && /^4\d{3}$/.test(office) && office >= '4001' && office <= '4802';
  return isInRange || salesOfficesOf(channel, isStaging).some(({ id }) => id === office);
}

/**
 * Returns the choice if this environment has it: a stored call or an in-flight order may name another one. An unknown office, or none, becomes
 * the channel's default; an unknown channel becomes TV (DECISIONS 2, 280).
 */
export function knownSales(
  { channel, office }: { readonly channel: string; readonly office: string },
  isStaging = isStagingBuild(),
): { readonly channel: SalesChannel['id']; readonly office: string } {
  const known = salesChannels.find(({ id }) => id === channel);
  if (known === undefined) return fallbackSales;
  if (isOffice(known.id, office, isStaging)) return { channel: known.id, office };
  return known.id === defaultSales.channel ? defaultSales : fallbackSales;
}
