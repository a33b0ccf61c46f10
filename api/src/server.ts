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
import { falhasDoBanco } from './plugins/log/falhas-do-banco.js';

const configuracao = lerConfiguracao();
definirRelogio({ fuso: configuracao.fuso });
const noAr: { app?: FastifyInstance } = {};
const conexao = await conectar(
  configuracao,
  falhasDoBanco(() => noAr.app?.log),
);
await migrar(conexao);
await conexao.semPrazo((banco) => semear(banco, { demonstracao: configuracao.demonstracao }));
const {
  estaticos,
  municipios,
  proxies,
  origens,
  externos,
  links,
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
  externos,
  links,
  correio,
  log: { nivel: nivelDeLog },
  respostasGuardadas,
  tokenDasMetricas,
  conferirRespostas,
});

noAr.app = app;
encerrarComOrdem(app);
await app.listen({ port: configuracao.porta, host: configuracao.endereco });
