import type { FastifyInstance } from 'fastify';
import { criarApp } from './app.js';
import { conectar } from './banco/conectar.js';
import { migrar } from './banco/migrar.js';
import { lerConfiguracao } from './configuracao.js';
import { semear } from './demonstracao/semear.js';
import { encerrarComOrdem } from './encerramento.js';
import { caixaDeSaida } from './externo/correio/caixa-de-saida.js';
import { correioPorSmtp } from './externo/correio/smtp.js';
import { definirRelogio } from './nucleo/relogio.js';
import { seguirFuso } from './seguir-fuso.js';
import { emitirCodigo, VALIDADE_H } from './recursos/instalacao/codigo.js';
import { falhasDoBanco } from './plugins/log/falhas-do-banco.js';

const configuracao = lerConfiguracao();
const noAr: { app?: FastifyInstance } = {};
const conexao = await conectar(
  configuracao,
  falhasDoBanco(() => noAr.app?.log),
);
await migrar(conexao);
await conexao.semPrazo(async (banco) => {
  // The demonstration's dates follow the clock, and in an empty database there is no time zone but this one.
  if (configuracao.doServidor.fuso) definirRelogio({ fuso: configuracao.doServidor.fuso });
  await semear(banco, { demonstracao: configuracao.demonstracao });
});
const {
  estaticos,
  municipios,
  proxies,
  origens,
  doServidor,
  nivelDeLog,
  respostasGuardadas,
  tokenDasMetricas,
  conferirRespostas,
} = configuracao;
const { smtp, pasta, remetente, enderecoPublico } = configuracao.correio;
const relatar = (arquivo: string): void => app.log.warn(`SMTP_URL não foi definido: o e-mail está em ${arquivo}`);
const enviar = smtp === null ? caixaDeSaida({ pasta, remetente, relatar }) : correioPorSmtp({ url: smtp, remetente });
const correio = { enviar, enderecoPublico };
const app = await criarApp({
  conexao,
  estaticos,
  municipios,
  proxies,
  origens,
  doServidor,
  correio,
  log: { nivel: nivelDeLog },
  respostasGuardadas,
  tokenDasMetricas,
  conferirRespostas,
});

noAr.app = app;
await seguirFuso(app);
encerrarComOrdem(app);
await app.listen({ port: configuracao.porta, host: configuracao.endereco });
const codigo = await emitirCodigo(conexao.banco);
// Not through the log, whose level may be higher: without this line nobody can set the server up.
if (codigo !== null)
  process.stdout.write(
    `Este servidor ainda não tem usuários. Abra ${enderecoPublico} e configure-o com o código ${codigo} (vale ${VALIDADE_H} horas).\n`,
  );
