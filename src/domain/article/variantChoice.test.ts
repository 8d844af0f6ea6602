import { describe, expect, it } from 'vitest';
import type { DimensionType } from './product';
import { aProduct, aVariant } from '~/domain/testing/samples';
import { differingTypes, dimensionChoices, firstVariant, picturesOf, variantWith } from './variantChoice';

const nineTypes = ['COLOR', 'SIZE', 'ALLOY', 'TASTE', 'MOTIV', 'AROMA', 'AMOUNT', 'STONE', 'OTHERS'] as const;

function shirt(sku: string, color: string, size: string) {
  const dimensions = [
    { type: 'COLOR' as DimensionType, value: color },
    { type: 'SIZE' as DimensionType, value: size },
    { type: 'ALLOY' as DimensionType, value: 'Silber' },
  ];
  return aVariant({ sku, dimensions });
}
const blueSmall = shirt('1', 'blau', 'S');
const blueLarge = shirt('2', 'blau', 'L');
const redLarge = shirt('3', 'rot', 'L');
const shirts = [blueSmall, blueLarge, redLarge];

describe('a variant is chosen by its dimensions (REQ C2.2)', () => {
  it.each(nineTypes)('%s can be chosen where the variants differ in it', (type) => {
    const variants = ['a', 'b'].map((value) => aVariant({ sku: value, dimensions: [{ type, value }] }));
    expect(differingTypes(variants)).toEqual([type]);
  });

  it('a dimension that all variants share cannot be chosen', () => {
    expect(differingTypes(shirts)).toEqual(['COLOR', 'SIZE']);
    expect(differingTypes([blueSmall])).toEqual([]);
  });

  it('a dimension that some variants lack can be chosen', () => {
    expect(differingTypes([blueSmall, aVariant({ sku: '9', dimensions: [] })])).toEqual(['COLOR', 'SIZE', 'ALLOY']);
  });

  it('marks for each option whether it exists in combination with the other chosen ones', () => {
    expect(dimensionChoices(shirts, blueSmall)).toEqual([
      {
        type: 'COLOR',
        options: [
          { value: 'blau', chosen: true, exists: true },
          { value: 'rot', chosen: false, exists: false },
        ],
      },
      {
        type: 'SIZE',
        options: [
          { value: 'S', chosen: true, exists: true },
          { value: 'L', chosen: false, exists: true },
        ],
      },
    ]);
  });

  it.each([
    ['keeps the rest where that exists', blueSmall, 'SIZE', 'L', '2'],
    ['gives up as little as it can where it does not', blueSmall, 'COLOR', 'rot', '3'],
    ['stays where there is no such option', blueSmall, 'COLOR', 'gelb', '1'],
  ] as const)('%s', (_rule, chosen, type, value, sku) => {
    expect(variantWith(shirts, chosen, type, value).sku).toBe(sku);
  });
});

describe('the product details start', () => {
  const product = aProduct({ variants: shirts, defaultVariantSku: '2' });
  it.each([
    ['with the usual variant', ['1', '2'], '2'],
    ['with the first that can be sold', ['1', '3'], '1'],
    ['with the first of all where none can', [], '1'],
  ])('%s', (_rule, sellable, sku) => {
    expect(firstVariant(product, (variant) => sellable.includes(variant.sku))?.sku).toBe(sku);
  });

  it('with null where there is no variant', () => {
    expect(firstVariant(aProduct({ variants: [] }), () => true)).toBeUndefined();
  });
});

it('the pictures of the chosen variant come first, each once', () => {
  const first = aVariant({ sku: '1', images: ['a', 'b'] });
  const second = aVariant({ sku: '2', images: ['c', 'a'] });
  expect(picturesOf(aProduct({ variants: [first, second] }), second)).toEqual(['c', 'a', 'b']);
});
