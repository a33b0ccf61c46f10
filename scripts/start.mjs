/**
 * `npm start`: installs and builds what is missing, opens the database (the embedded one, or the one in DATABASE_URL)
 * and serves the whole product on one port (PORT, default 3000).
 */
import { ensureInstalled, requireNode } from './install.mjs';

const PORT = Number(process.env.PORT || 3000);

requireNode();
try {
  await start();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function start() {
  const { isFree, startServer } = await import('./server.mjs');
  if (!(await isFree(PORT)))
    throw new Error(`A porta ${PORT} já está em uso. Escolha outra: PORT=${PORT + 1} npm start`);

  await ensureInstalled();
  console.log('Construindo o que mudou…');
  const { build } = await import('./build.mjs');
  await build();

  console.log('Abrindo o banco de dados (na primeira vez, ele é criado)…');
  const server = await startServer({ port: PORT });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop());
  console.log(`\nMerenda Escolar em ${server.url}\n`);
  if (process.env.DEMO !== '0') printAccounts();
  console.log('Ctrl+C encerra.');
  process.exitCode = await server.exited;
}

function printAccounts() {
  const accounts = [
    ['admin', 'todas as permissões'],
    ['nutricionista', 'alimentos, preparos, pratos e cardápios'],
    ['estoquista', 'estoque de suas unidades'],
    ['comprador', 'licitações, contratos e solicitações de compra'],
    ['merendeira', 'execução do cardápio em uma unidade'],
  ];
  console.log('Contas de demonstração (senha merenda-escolar-demo):');
  for (const [user, what] of accounts) console.log(`  ${user.padEnd(14)} ${what}`);
  console.log();
}
