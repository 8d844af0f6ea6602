import type { Plugin } from 'vite';

/**
 * Gives the charts a copy of reselect of their own. They use more of it than the store does, and one shared copy is part of what
 * every start loads.
 */
export function chartsOwnReselect(): Plugin {
  return {
    name: 'charts-own-reselect',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'reselect' || importer?.includes('/node_modules/@base-ui/') !== true) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : `${resolved.id}?charts`;
    },
  };
}
