import type { LinhaDePlanilha } from '@merenda/shared/contratos';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FilaLimitada } from '../fila-limitada.js';
import { invalido } from '../recusas.js';
import type { Folha, Leitura } from './planilha.js';
import type { Trabalho } from './trabalho.js';

const PESADA = 'A planilha é grande ou complexa demais. Deixe só as linhas a importar, ou divida o arquivo.';

/** One spreadsheet is in memory at a time; those that wait hold their bytes. */
const fila = new FilaLimitada({
  aoMesmoTempo: 1,
  esperas: 8,
  lotada: 'Muitas planilhas estão sendo lidas ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
});

/** The bounds of the process. A file that needs more is refused, and the server goes on. */
const MEMORIA_MB = 512;
const TEMPO_MS = 60_000;

/**
 * The rows of a spreadsheet's first sheet, read in a process of its own: the server answers others meanwhile. 422 with
 * the reason for a file that cannot be read, 503 when too many wait.
 */
export async function lerEmSeparado(bytes: Uint8Array): Promise<LinhaDePlanilha[]> {
  const lida = await emSeparado<Leitura>({ ler: bytes });
  if ('recusa' in lida) throw invalido([{ campo: 'conteudo', mensagem: lida.recusa }]);
  return lida.linhas;
}

/** The sheets as XLSX, written in a process of its own. */
export const escreverEmSeparado = (folhas: readonly Folha[]): Promise<Uint8Array> =>
  emSeparado<Uint8Array>({ escrever: folhas });

/** The built product has JavaScript; development and tests start the process from its source. */
const DA_FONTE = import.meta.url.endsWith('.ts');
const MODULO = fileURLToPath(new URL(DA_FONTE ? './trabalho.ts' : './trabalho.js', import.meta.url));
const ARGUMENTOS = [`--max-old-space-size=${MEMORIA_MB}`, ...(DA_FONTE ? ['--conditions=source', '--import=tsx'] : [])];

/** One job in a process without the settings of the server. 422 when it needs more memory or time than it may have. */
function emSeparado<Resultado>(trabalho: Trabalho): Promise<Resultado> {
  return fila.executar(async () => {
    const processo = fork(MODULO, { execArgv: ARGUMENTOS, env: {}, serialization: 'advanced', stdio: 'ignore' });
    const prazo = setTimeout(() => processo.kill('SIGKILL'), TEMPO_MS);
    try {
      return await new Promise<Resultado>((resolver, rejeitar) => {
        processo.once('message', (feito) => resolver(feito as Resultado));
        processo.once('error', rejeitar);
        processo.once('exit', (codigo, sinal) => {
          // Killed: by its time, or by itself when its memory is used up.
          if (sinal) rejeitar(invalido([{ campo: 'conteudo', mensagem: PESADA }]));
          else rejeitar(new Error(`the process of a spreadsheet ended with ${codigo}`));
        });
        processo.send(trabalho);
      });
    } finally {
      clearTimeout(prazo);
      processo.kill('SIGKILL');
    }
  });
}
