import { criarApp } from './app.js';
import { conectar } from './banco/conexao.js';
import { semear } from './banco/demonstracao/semear.js';
import { migrar } from './banco/migrar.js';
import { lerConfiguracao } from './configuracao.js';
import { definirRelogio } from './relogio.js';

const configuracao = lerConfiguracao();
definirRelogio({ fuso: configuracao.fuso });
const conexao = await conectar(configuracao);
await migrar(conexao);
await semear(conexao.banco, { demonstracao: configuracao.demonstracao });
const { estaticos, proxies, origens, externos } = configuracao;
const app = await criarApp({ conexao, estaticos, proxies, origens, externos, logger: { level: configuracao.nivelDeLog } });

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
