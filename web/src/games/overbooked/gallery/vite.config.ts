import { defineConfig } from 'vite'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The game's words live beside its rules, outside `web`.
  server: { fs: { allow: ['../'] } },
  build: { assetsInlineLimit: 0 },
})
