import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { securityHeaders } from '../../config/securityHeaders.ts';
import { compressedAssets } from '../../config/vite/compressedAssets.ts';
import { shippedPreview } from '../../config/vite/shippedPreview.ts';

/** The floor page is built and served exactly as the application is. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), shippedPreview(securityHeaders({ serviceOrigins: [], allowsWorker: false })), compressedAssets()],
  build: {
    outDir: path.resolve(import.meta.dirname, '../../test-results/floor'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});
