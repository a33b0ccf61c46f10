import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Documento } from '../documentos/escrever.js';
import { FilaLimitada } from '../fila-limitada.js';
import { conflito, invalido } from '../recusas.js';
import type { Folha, Leitura, ModoDeLeitura, PlanilhaBruta } from './planilha.js';
import type { Trabalho } from './trabalho.js';

const PESADA = {
  campo: 'conteudo',
  mensagem: 'A planilha é grande ou complexa demais. Deixe só as linhas a importar, ou divida o arquivo.',
};
const LONGO = {
  campo: 'folhas',
  mensagem: 'O documento é longo demais para um PDF. Escolha um período menor ou menos registros.',
};

const DESISTIDO = 'O arquivo não foi escrito: quem o pediu desistiu dele.';

/** The bounds of the process. A file that needs more is refused, and the server goes on. */
const MEMORIA_MB = 512;
const TEMPO_MS = 60_000;
/** Of many papers: 60 menus of a month take 10 s of a quiet processor, and a minute of a busy one. */
const TEMPO_DO_LOTE_MS = 5 * 60_000;

/** How long an unused process waits for the next spreadsheet (ms): its start takes longer than most of them. */
const FOLGA_MS = 10_000;

/** The built product has JavaScript; development and tests start the process from its source. */
const DA_FONTE = import.meta.url.endsWith('.ts');
const MODULO = fileURLToPath(new URL(DA_FONTE ? './trabalho.ts' : './trabalho.js', import.meta.url));
const ARGUMENTOS = [`--max-old-space-size=${MEMORIA_MB}`, ...(DA_FONTE ? ['--conditions=source', '--import=tsx'] : [])];

/** A process without the settings of the server. */
const iniciar = (): ChildProcess =>
  fork(MODULO, { execArgv: ARGUMENTOS, env: {}, serialization: 'advanced', stdio: 'ignore' });

/** Reads and writes spreadsheets and writes PDFs in a process of its own, one at a time; the process stays for a while for the next one. */
export class Oficina {
  /** One spreadsheet is in memory at a time; those that wait hold their bytes. */
  readonly #fila = new FilaLimitada({
    aoMesmoTempo: 1,
    esperas: 8,
    lotada: 'Muitos arquivos estão sendo lidos ou escritos ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
  });
  #livre: ChildProcess | null = null;
  #fim: NodeJS.Timeout | undefined;

  constructor(
    private readonly comecar: () => ChildProcess = iniciar,
    private readonly folga = FOLGA_MS,
    private readonly tempo = TEMPO_MS,
  ) {}

  /**
   * The result of one job. 422 when it needs more memory or time than it may have, 503 when too many wait, 409 when
   * `sinal` gave it up.
   */
  fazer<Resultado>(trabalho: Trabalho, sinal?: AbortSignal): Promise<Resultado> {
    return this.#fila.executar(async () => {
      if (sinal?.aborted) throw conflito(DESISTIDO);
      const processo = this.#tomar();
      const prazo = setTimeout(() => processo.kill('SIGKILL'), this.tempo);
      try {
        const feito = await resultadoDe<Resultado>(processo, trabalho, sinal);
        this.#guardar(processo);
        return feito;
      } catch (erro) {
        processo.kill('SIGKILL');
        throw erro;
      } finally {
        clearTimeout(prazo);
      }
    });
  }

  #tomar(): ChildProcess {
    clearTimeout(this.#fim);
    const processo = this.#livre?.connected ? this.#livre : this.#novo();
    this.#livre = null;
    processo.ref();
    processo.channel?.ref();
    return processo;
  }

  #novo(): ChildProcess {
    const processo = this.comecar();
    // Without a listener, the failure of an unused process would end the server.
    processo.on('error', () => {
      if (this.#livre === processo) this.#livre = null;
    });
    return processo;
  }

  /** Keeps the process, which does not keep the server from ending. */
  #guardar(processo: ChildProcess): void {
    processo.unref();
    processo.channel?.unref();
    this.#livre = processo;
    this.#fim = setTimeout(() => {
      this.#livre = null;
      processo.kill('SIGKILL');
    }, this.folga).unref();
  }
}

async function resultadoDe<Resultado>(
  processo: ChildProcess,
  trabalho: Trabalho,
  sinal: AbortSignal | undefined,
): Promise<Resultado> {
  const fim = new AbortController();
  const feito = once(processo, 'message', fim).then(([resultado]) => resultado as Resultado);
  const morto = once(processo, 'exit', fim).then(([codigo, sinal]) => {
    // Killed: by its time, or by itself when its memory is used up.
    if (sinal) throw invalido(['imprimir' in trabalho ? LONGO : PESADA]);
    throw new Error(`the process of a file ended with ${String(codigo)}`);
  });
  const desistido = sinal
    ? [
        once(sinal, 'abort', fim).then((): never => {
          throw conflito(DESISTIDO);
        }),
      ]
    : [];
  const primeiro = Promise.race([feito, morto, ...desistido]);
  try {
    processo.send(trabalho);
    return await primeiro;
  } finally {
    fim.abort();
  }
}

const oficina = new Oficina();
/** Of many papers at once: they take seconds, and others do not wait for them. */
const lotes = new Oficina(iniciar, FOLGA_MS, TEMPO_DO_LOTE_MS);

/**
 * What a spreadsheet says, read in a process of its own: the server answers others meanwhile. 422 with the reason for a
 * file that cannot be read, 503 when too many wait.
 */
export async function lerEmSeparado(bytes: Uint8Array, modo: ModoDeLeitura): Promise<PlanilhaBruta> {
  const lida = await oficina.fazer<Leitura>({ ler: bytes, modo });
  if ('recusa' in lida) throw invalido([{ campo: 'conteudo', mensagem: lida.recusa }]);
  return lida;
}

/** The sheets as XLSX, written in a process of its own. */
export const escreverEmSeparado = (folhas: readonly Folha[]): Promise<Uint8Array> =>
  oficina.fazer<Uint8Array>({ escrever: folhas });

/** The papers as PDF, written in a process of its own. 409 when `sinal` gave it up. */
export const imprimirEmSeparado = (
  documento: Documento,
  { emLote, sinal }: { emLote: boolean; sinal: AbortSignal },
): Promise<Uint8Array> => (emLote ? lotes : oficina).fazer<Uint8Array>({ imprimir: documento }, sinal);
