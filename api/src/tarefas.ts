import type { FastifyInstance } from 'fastify';
import { cumprirSemObjecao } from './acesso/index.js';
import { FONTES } from './areas.js';
import { limparChaves, ultimaLimpeza } from './banco/escrita-idempotente.js';
import { atualizarPrevisao } from './compras/index.js';
import { encadeador } from './mecanismos/auditoria/cadeia.js';
import { lerConfiguracoes } from './mecanismos/configuracoes.js';
import { apagarImportacoesVencidas } from './mecanismos/importacoes/em-curso/guarda.js';
import { definirRelogio } from './nucleo/relogio.js';
import { enviarSemana } from './relatorios/index.js';

/*
 * What a process does while it runs, without a request.
 */

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;

/** Sets the clock to the time zone of the settings, now and whenever another process has changed it. */
export async function seguirFuso(app: FastifyInstance): Promise<void> {
  const ler = async () => {
    const { fuso } = await lerConfiguracoes(app.banco, app.doServidor);
    definirRelogio({ fuso });
  };
  await ler();
  repetir(app, { intervalo: MINUTO, falha: 'o fuso horário não foi lido' }, ler);
}

/**
 * Links the lines of the audit trail, at the start those of all times, then new ones while the process runs, and the
 * last ones when it ends. A changed line is not found before it is linked. The start does not wait for it: after an import
 * of years the server serves at once.
 */
export function encadearAuditoria(app: FastifyInstance): void {
  const encadear = repetir(
    app,
    { intervalo: 10 * SEGUNDO, falha: 'a trilha de auditoria não foi encadeada' },
    encadeador(app.banco, () => app.encerrando()),
  );
  app.addHook('onClose', encadear);
  void encadear();
}

/** Does the acts that were requested and had no objection in time, at the start and while the process runs. */
export async function cumprirAprovacoes(app: FastifyInstance): Promise<void> {
  const cumprir = repetir(app, { intervalo: MINUTO, falha: 'os pedidos cujo prazo terminou não foram lidos' }, () =>
    cumprirSemObjecao({ banco: app.banco, avisar: app.avisarPorEmail }, (erro) => {
      app.log.warn(erro, 'um pedido cujo prazo terminou não foi cumprido');
    }),
  );
  await cumprir();
}

/**
 * Deletes the keys of idempotent writes that are past their time, while the process runs. Each process has a clock of
 * its own that does not jump; of several processes, one an hour cleans up.
 */
export async function limparChavesVencidas(app: FastifyInstance): Promise<void> {
  let vista = await ultimaLimpeza(app.banco);
  repetir(app, { intervalo: 60 * MINUTO, falha: 'as chaves de envio vencidas não foram apagadas' }, async () => {
    vista = await limparChaves(app.banco, vista);
  });
}

/** Deletes the imports that are unused for a day, at the start and every hour while the process runs. */
export async function limparImportacoesVencidas(app: FastifyInstance): Promise<void> {
  const limpar = repetir(app, { intervalo: 60 * MINUTO, falha: 'as importações vencidas não foram apagadas' }, () =>
    apagarImportacoesVencidas(app.banco),
  );
  await limpar();
}

/** Keeps the forecast of the PNAE that the notices read; the start does not wait for it, which computes all units' needs. */
export function preverPnae(app: FastifyInstance): void {
  const prever = repetir(app, { intervalo: 10 * MINUTO, falha: 'a previsão do PNAE não foi calculada' }, () =>
    atualizarPrevisao(app.banco),
  );
  void prever();
}

/** Sends the week's e-mail on Mondays while the process runs; the start does not wait for it, which reads each user's notices. */
export function enviarSemanas(app: FastifyInstance): void {
  const enviar = repetir(app, { intervalo: 10 * MINUTO, falha: 'o resumo da semana não foi enviado' }, () =>
    enviarSemana({
      banco: app.banco,
      fontes: FONTES,
      avisar: app.avisarPorEmail,
      enderecoPublico: app.correio.enderecoPublico,
    }),
  );
  void enviar();
}

interface Repeticao {
  /** ms. */
  intervalo: number;
  /** What the log says when it failed; the next time tries again. */
  falha: string;
}

/**
 * Runs `fazer` while the app runs, one run after the other. The app closes after the run that is open. Returns what runs
 * it outside the intervals.
 */
function repetir(
  app: FastifyInstance,
  { intervalo, falha }: Repeticao,
  fazer: () => Promise<unknown>,
): () => Promise<void> {
  let correndo = Promise.resolve();
  const correr = (): Promise<void> => {
    correndo = correndo
      .then(fazer)
      .catch((erro: unknown) => {
        app.log.warn(erro, falha);
      })
      .then(() => undefined);
    return correndo;
  };
  const relogio = setInterval(() => void correr(), intervalo);
  relogio.unref();
  app.addHook('onClose', async () => {
    clearInterval(relogio);
    await correndo;
  });
  return correr;
}
