type Layer = 'screens' | 'flows' | 'features';

/** For each layer: the folders that hold several parts of one subject. Elsewhere a folder of the layer is one part. */
export const foldersOfParts: Readonly<Record<Layer, readonly string[]>> = {
  screens: ['order', 'subscription'],
  flows: ['customer', 'order'],
  features: ['article', 'customer', 'order', 'subscription'],
};

/** The part that a path below `src/` is in: `features/basket`, or `features/subscription/list`; null outside of these layers. */
export function partOf(file: string): string | null {
  const [layer = '', folder = '', part = ''] = file.split('/');
  if (!isLayer(layer)) return null;
  return foldersOfParts[layer].includes(folder) ? `${layer}/${folder}/${part}` : `${layer}/${folder}`;
}

function isLayer(name: string): name is Layer {
  return Object.hasOwn(foldersOfParts, name);
}
