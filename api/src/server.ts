import type { FastifyInstance } from 'fastify';
import { emitirCodigo, VALIDADE_H } from './acesso/index.js';
import { criarApp } from './app.js';
import { toleraErros } from './banco/busca.js';
import { conectar } from './banco/conectar.js';
import { PRECISA_DE_ESPACO, seHouverEspaco } from './banco/espaco.js';
import { peloDono, prepararTabelas } from './banco/preparar.js';
import { lerConfiguracao } from './configuracao.js';
import { semear, temDemonstracao } from './demonstracao/semear.js';
import { encerrarComOrdem } from './encerramento.js';
import { caixaDeSaida } from './externo/correio/caixa-de-saida.js';
import { correioPorSmtp } from './externo/correio/smtp.js';
import { definirRelogio } from './nucleo/relogio.js';
import { falhasDoBanco } from './plugins/log/falhas-do-banco.js';
import {
  cumprirAprovacoes,
  encadearAuditoria,
  enviarSemanas,
  limparChavesVencidas,
  limparImportacoesVencidas,
  preverPnae,
  seguirFuso,
} from './tarefas.js';

const configuracao = lerConfiguracao();
const noAr: { app?: FastifyInstance } = {};
const conexao = await conectar(
  configuracao,
  falhasDoBanco(() => noAr.app?.log),
);
await prepararTabelas(conexao, configuracao);
// The demonstration's dates follow the clock, and in an empty database there is no time zone but this one.
if (configuracao.doServidor.fuso) definirRelogio({ fuso: configuracao.doServidor.fuso });
const semeado = await seHouverEspaco(() =>
  peloDono(conexao, configuracao, (dono) =>
    dono.semPrazo((banco) => semear(banco, { demonstracao: configuracao.demonstracao })),
  ),
);
const comDemonstracao = await temDemonstracao(conexao.banco);
const {
  estaticos,
  municipios,
  proxies,
  origens,
  doServidor,
  demonstracao,
  govbr,
  nivelDeLog,
  respostasGuardadas,
  tokenDasMetricas,
  chaveDoSegundoFator,
  conferirRespostas,
} = configuracao;
const { smtp, pasta, remetente, enderecoPublico } = configuracao.correio;
const relatar = (arquivo: string): void => app.log.warn(`SMTP_URL não foi definido: o e-mail está em ${arquivo}`);
const enviar = smtp === null ? caixaDeSaida({ pasta, remetente, relatar }) : correioPorSmtp({ url: smtp, remetente });
const correio = { enviar, comServidor: smtp !== null, enderecoPublico };
const app = await criarApp({
  conexao,
  estaticos,
  municipios,
  proxies,
  origens,
  doServidor,
  // A real database has no invented data, also when a start forgets DEMO=0.
  simulados: (demonstracao && comDemonstracao) || conferirRespostas,
  restaDemonstracao: comDemonstracao && !demonstracao,
  demonstracao: demonstracao && comDemonstracao,
  correio,
  govbr,
  log: { nivel: nivelDeLog },
  respostasGuardadas,
  tokenDasMetricas,
  // The demonstration keeps nothing that is worth a key.
  chaveDoSegundoFator: chaveDoSegundoFator ?? (demonstracao && comDemonstracao ? 'demonstração' : null),
  conferirRespostas,
});

noAr.app = app;
await seguirFuso(app);
encadearAuditoria(app);
await cumprirAprovacoes(app);
await limparChavesVencidas(app);
await limparImportacoesVencidas(app);
preverPnae(app);
enviarSemanas(app);
encerrarComOrdem(app);
await app.listen({ port: configuracao.porta, host: configuracao.endereco });

/**
 * Not through the log, whose level may be higher: without these lines an operator can neither set the server up nor see
 * a danger.
 */
const dizer = (frase: string): void => void process.stdout.write(`${frase}\n`);
if (comDemonstracao && demonstracao && configuracao.naRede)
  dizer('A demonstração está aberta para outras máquinas: quem alcança este endereço entra com as senhas públicas.');
if (await app.areasSemAssinatura())
  dizer(
    'As áreas não estão assinadas: quem pode gravar na pasta publicada decide o que os navegadores executam. Publique com AREAS_CHAVE (docs/operations.md).',
  );
if (comDemonstracao && !demonstracao)
  dizer(
    'Este banco tem o município de demonstração, cujas senhas são públicas. Para apagar todos os dados dele: npm run apagar-demonstracao -w api',
  );
if (!(await conexao.banco.transaction((tx) => toleraErros(tx))))
  dizer(
    'A busca não encontra palavras digitadas com erro: este banco não tem a extensão pg_trgm (docs/operations.md).',
  );
if (!semeado) dizer(PRECISA_DE_ESPACO);
else {
  const codigo = await emitirCodigo(conexao.banco);
  if (codigo !== null)
    dizer(
      `Este servidor ainda não tem usuários. Abra ${enderecoPublico} e configure-o com o código ${codigo} (vale ${VALIDADE_H} horas).`,
    );
}
