import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Documento } from '../documentos/escrever.js';
import { FilaLimitada } from '../fila-limitada.js';
import { ProcessoAParte } from '../processo-a-parte.js';
import { invalido } from '../recusas.js';
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

/** The built product has JavaScript; development and tests start the process from its source. */
const DA_FONTE = import.meta.url.endsWith('.ts');
const MODULO = fileURLToPath(new URL(DA_FONTE ? './trabalho.ts' : './trabalho.js', import.meta.url));
const ARGUMENTOS = [`--max-old-space-size=${MEMORIA_MB}`, ...(DA_FONTE ? ['--conditions=source', '--import=tsx'] : [])];

/** A process without the settings of the server. */
const iniciar = (): ChildProcess =>
  fork(MODULO, { execArgv: ARGUMENTOS, env: {}, serialization: 'advanced', stdio: 'ignore' });

/** Reads and writes spreadsheets and writes PDFs in a process of its own. 422 when it needs more memory or time than it may have. */
export class Oficina extends ProcessoAParte<Trabalho> {
  constructor(comecar: () => ChildProcess = iniciar, folga?: number, tempo = TEMPO_MS) {
    super({
      comecar,
      // One spreadsheet is in memory at a time; those that wait hold their bytes.
      fila: new FilaLimitada({
        aoMesmoTempo: 1,
        esperas: 8,
        lotada:
          'Muitos arquivos estão sendo lidos ou escritos ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
      }),
      tempo,
      folga,
      interrompido: (trabalho, codigo) =>
        codigo === null
          ? invalido(['imprimir' in trabalho ? LONGO : PESADA])
          : new Error(`the process of a file ended with ${codigo}`),
      desistido: DESISTIDO,
    });
  }
}

const oficina = new Oficina();
/** Of many papers at once: they take seconds, and others do not wait for them. */
const lotes = new Oficina(iniciar, undefined, TEMPO_DO_LOTE_MS);

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
