/** Hint types: the reason why an article is offered (REQ C4.3). */
export const hintTypes = [
  'ADT',
  'ADT_ACTIV',
  'JDW',
  'JDW_ACTIV',
  'ERGANZEND',
  'PERFEKT',
  'PREISREDUZIERUNG',
  'MARKE',
  'SAISON',
  'STUNDE',
  'SONDERANGEBOTE',
  'UPGRADE_SET',
  'ADS_AKTIV',
  'PDM_AKTIV',
  'PREMIERE',
] as const;
export type HintType = (typeof hintTypes)[number];

export const upsellKinds = ['ONE WAY', 'TWO WAY', 'KOLLEKTION', 'UPGRADE'] as const;
export type UpsellKind = (typeof upsellKinds)[number];

export const triggerTypes = ['auto', 'manual'] as const;
export type TriggerType = (typeof triggerTypes)[number];

/** `UPGRADE` replaces the lead article; other features are distinguished by the hint. */
export const features = ['UPGRADE'] as const;

/** An article offered together with another one (REQ C4.2, C4.4). Unknown hints and kinds are null. */
export interface CrossSell {
  readonly productNo: string;
  readonly leadProductSku: string;
  readonly leadProductName: string;
  readonly triggerType: TriggerType;
  readonly feature: string;
  readonly sourceType: 'CROSS_SELL';
  readonly hintType: HintType | null;
  readonly kind: UpsellKind | null;
}

export function isUpgrade({ feature }: CrossSell): boolean {
  return feature === 'UPGRADE';
}
