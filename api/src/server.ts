import { PGlite } from '@electric-sql/pglite';
import { mkdir } from 'node:fs/promises';
import { criarApp } from './app.js';
import { conectarEmbutido, conectarPostgres, type Conexao } from './banco/conexao.js';
import { migrar } from './banco/migrar.js';
import { lerConfiguracao, type Configuracao } from './configuracao.js';
import { definirRelogio } from './relogio.js';

const configuracao = lerConfiguracao();
definirRelogio({ fuso: configuracao.fuso });
const conexao = await abrirBanco(configuracao);
await migrar(conexao);
const { estaticos, proxies, origens, alunosUrl } = configuracao;
const app = await criarApp({ conexao, estaticos, proxies, origens, alunosUrl, logger: { level: configuracao.nivelDeLog } });

for (const sinal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(sinal, () => {
    app.log.info(`${sinal}: encerrando`);
    app.close().then(
      () => process.exit(0),
      (erro: unknown) => {
        app.log.error(erro);
        process.exit(1);
      },
    );
  });
}

await app.listen({ port: configuracao.porta, host: configuracao.endereco });

async function abrirBanco({ bancoUrl, pastaDados }: Configuracao): Promise<Conexao> {
  if (bancoUrl) return conectarPostgres(bancoUrl);
  await mkdir(pastaDados, { recursive: true, mode: 0o700 });
  return conectarEmbutido(await PGlite.create(pastaDados));
}
