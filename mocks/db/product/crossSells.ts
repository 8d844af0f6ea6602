import { catalogue, type CatalogueProduct } from './catalogue.ts';
import type { WireCountry, WireCrossSell } from '../common/wireTypes.ts';

/** Includes products that are not available: the feed has no stock, so the client has to check it. */
const FED_STATUSES = ['Sellable', 'Waitlistsellable', 'Soldout', 'Prepared'];
const CATEGORIES_WITHOUT_UPSELLS = ['Genuss', 'Tier'];
const FEED_GROUPS = [
  { group: 'hourly', salesdriver: 'STUNDENANGEBOT', hint: 'ADS_AKTIV' },
  { group: 'daily', salesdriver: 'TAGESANGEBOT', hint: 'ADT_ACTIV' },
  { group: 'weekly', salesdriver: 'WOCHENANGEBOT', hint: 'JDW_ACTIV' },
  { group: 'monthly', salesdriver: 'MONATSANGEBOT', hint: 'PDM_AKTIV' },
  { group: 'anniversary', salesdriver: 'JUBILAEUM', hint: 'SONDERANGEBOTE' },
] as const;
const HINTS_BY_SALESDRIVER: Readonly<Record<string, string>> = {
  STUNDENANGEBOT: 'STUNDE',
  TAGESANGEBOT: 'ADT',
  WOCHENANGEBOT: 'JDW',
  MONATSANGEBOT: 'PREISREDUZIERUNG',
  JUBILAEUM: 'SONDERANGEBOTE',
};
const HINTS_WITHOUT_SALESDRIVER = ['SAISON', 'PREMIERE', 'PERFEKT'] as const;

type Reason = Pick<WireCrossSell, 'trigger_type' | 'feature' | 'hint_type' | 'kind'>;

export interface PeriodicalCrossSells {
  group: (typeof FEED_GROUPS)[number]['group'];
  cross_sells: WireCrossSell[];
}

function linkReason({ triggerType, feature }: CatalogueProduct['crossSells'][number]): Reason {
  return feature === 'UPGRADE'
    ? { trigger_type: triggerType, feature, hint_type: 'UPGRADE_SET', kind: 'UPGRADE' }
    : { trigger_type: triggerType, feature, hint_type: feature, kind: 'TWO WAY' };
}

function similarityHint(other: CatalogueProduct): string {
  const [salesdriver = ''] = other.salesdrivers;
  const turn = Number(other.baseProductNo) % HINTS_WITHOUT_SALESDRIVER.length;
  return HINTS_BY_SALESDRIVER[salesdriver] ?? HINTS_WITHOUT_SALESDRIVER[turn] ?? 'PERFEKT';
}

/** The relations between two products, the closest first; each returns undefined where it does not apply. */
const RELATIONS: readonly ((lead: CatalogueProduct, other: CatalogueProduct) => Reason | undefined)[] = [
  (lead, other) => {
    const link = lead.crossSells.find(({ productNo }) => productNo === other.baseProductNo);
    return link && linkReason(link);
  },
  (lead, other) => {
    // Links apply in both directions, except upgrades: the bigger article does not suggest the smaller one.
    const link = other.crossSells.find(({ productNo }) => productNo === lead.baseProductNo);
    return link && link.feature !== 'UPGRADE' ? linkReason(link) : undefined;
  },
  (lead, other) =>
    lead.brand === other.brand && lead.categoryPath[0] === other.categoryPath[0]
      ? { trigger_type: 'auto', feature: 'MARKE', hint_type: 'MARKE', kind: 'KOLLEKTION' }
      : undefined,
  (lead, other) => {
    if (lead.categoryPath[0] !== other.categoryPath[0]) return undefined;
    const hint = similarityHint(other);
    return { trigger_type: 'manual', feature: hint, hint_type: hint, kind: 'ONE WAY' };
  },
];

function crossSell(lead: CatalogueProduct, other: CatalogueProduct, reason: Reason): WireCrossSell {
  return {
    product_no: other.baseProductNo,
    lead_product_sku: lead.defaultVariantSku,
    lead_product_name: lead.name.short,
    source_type: 'CROSS_SELL',
    ...reason,
  };
}

function hasUpsells(product: CatalogueProduct): boolean {
  return !CATEGORIES_WITHOUT_UPSELLS.includes(product.categoryPath[0] ?? '');
}

function candidatesFor(lead: CatalogueProduct, country: WireCountry): CatalogueProduct[] {
  return catalogue.filter(
    (other) => other !== lead && FED_STATUSES.includes(other.status) && other.countries.includes(country),
  );
}

/** All cross-sells of a product, the closest relations first, each product once. */
export function crossSellsOf(lead: CatalogueProduct, country: WireCountry): WireCrossSell[] {
  if (!hasUpsells(lead)) return [];
  const found = new Map<string, WireCrossSell>();
  for (const relation of RELATIONS) {
    for (const other of candidatesFor(lead, country)) {
      const reason = relation(lead, other);
      if (reason && !found.has(other.baseProductNo)) found.set(other.baseProductNo, crossSell(lead, other, reason));
    }
  }
  return [...found.values()];
}

/** The offers of the hour, day, week, month and anniversary, which do not depend on the lead product. */
export function periodicalCrossSellsOf(lead: CatalogueProduct, country: WireCountry): PeriodicalCrossSells[] {
  if (!hasUpsells(lead)) return [];
  return FEED_GROUPS.map(({ group, salesdriver, hint }) => ({
    group,
    cross_sells: candidatesFor(lead, country)
      .filter((other) => other.salesdrivers.includes(salesdriver))
      .map((other) =>
        crossSell(lead, other, { trigger_type: 'auto', feature: hint, hint_type: hint, kind: 'ONE WAY' }),
      ),
  }));
}
