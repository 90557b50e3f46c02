import { defineConfig } from 'rolldown';

export default defineConfig({
  input: 'src/cli.ts',
  platform: 'node',
  output: { dir: 'dist', cleanDir: true, format: 'esm', entryFileNames: '[name].js', sourcemap: true },
});
