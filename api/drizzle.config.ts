import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/banco/esquema/index.ts',
  out: './src/banco/migracoes',
});
