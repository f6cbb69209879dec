import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

// During development pages come from Vite and data from the server of `innkeeper serve`, or from the sample tables of src/mock.
const server = loadEnv('development', '.', 'INNKEEPER_').INNKEEPER_SERVER ?? 'http://127.0.0.1:8000'

const jsx = { runtime: 'automatic', importSource: 'preact' } as const

export default defineConfig({
  oxc: { jsx },
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    // The server takes the bundle from inside the package.
    outDir: '../src/innkeeper/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Symbols can be used from files only, never from data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The first test of a file waits for its modules, which takes a while on a crowded machine.
  test: { testTimeout: 60_000 },
})
