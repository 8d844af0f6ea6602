import type { DimensionType, Product, Variant } from './product';

/** One option of a dimension, and whether a variant combines it with the other chosen options. */
export interface DimensionOption {
  readonly value: string;
  readonly chosen: boolean;
  readonly exists: boolean;
}

export interface DimensionChoice {
  readonly type: DimensionType;
  readonly options: readonly DimensionOption[];
}

function dimensionOf(variant: Variant, type: DimensionType): string | null {
  return variant.dimensions.find((dimension) => dimension.type === type)?.value ?? null;
}

/** The dimensions in which the variants differ, in the service's order; dimensions that all share are omitted. */
export function differingTypes(variants: readonly Variant[]): readonly DimensionType[] {
  const types = [...new Set(variants.flatMap(({ dimensions }) => dimensions.map(({ type }) => type)))];
  return types.filter((type) => new Set(variants.map((variant) => dimensionOf(variant, type))).size > 1);
}

/** The options of each dimension relative to the chosen variant. */
export function dimensionChoices(variants: readonly Variant[], chosen: Variant): readonly DimensionChoice[] {
  const types = differingTypes(variants);
  return types.map((type) => {
    const values = [...new Set(variants.flatMap((variant) => dimensionOf(variant, type) ?? []))];
    const others = types.filter((other) => other !== type);
    return {
      type,
      options: values.map((value) => ({
        value,
        chosen: dimensionOf(chosen, type) === value,
        exists: variants.some(
          (variant) => dimensionOf(variant, type) === value && agreement(variant, chosen, others) === others.length,
        ),
      })),
    };
  });
}

/**
 * The variant to switch to for an option: the one that keeps most of the chosen options. Every option is reachable this
 * way, even one that no variant combines with the current choice.
 */
export function variantWith(
  variants: readonly Variant[],
  chosen: Variant,
  type: DimensionType,
  value: string,
): Variant {
  const types = differingTypes(variants);
  const candidates = variants.filter((variant) => dimensionOf(variant, type) === value);
  return candidates.reduce(
    (best, candidate) => (agreement(candidate, chosen, types) > agreement(best, chosen, types) ? candidate : best),
    candidates[0] ?? chosen,
  );
}

function agreement(one: Variant, other: Variant, types: readonly DimensionType[]): number {
  return types.filter((type) => dimensionOf(one, type) === dimensionOf(other, type)).length;
}

/** The pictures of a product, those of the chosen variant first. */
export function picturesOf(product: Product, chosen: Variant): readonly string[] {
  return [...new Set([...chosen.images, ...product.variants.flatMap(({ images }) => images)])];
}

/** The variant selected first: the default variant if sellable, else the first sellable one, else the first one. */
export function firstVariant(product: Product, isSellable: (variant: Variant) => boolean): Variant | undefined {
  const sellable = product.variants.filter((variant) => isSellable(variant));
  return sellable.find(({ sku }) => sku === product.defaultVariantSku) ?? sellable[0] ?? product.variants[0];
}
