import { api, ErroApi } from '@merenda/shared';
import type { ArquivoEmBase64 } from '@merenda/shared/contratos';
import type { Folha } from '../folha/folha.js';
import { lerRelatorio } from '../relatorios.js';

/** Reports that are read at once: the server answers others meanwhile. */
const AO_MESMO_TEMPO = 3;

/** As long as the server writes at most (ms). */
const ESPERA = 5 * 60_000;

/** How far the work is: reports that are read, and whether the server writes. */
export interface Andamento {
  lidos: number;
  escrevendo: boolean;
}

/** The file of several reports, with the number of those that are in it. */
export interface LoteEscrito {
  arquivo: ArquivoEmBase64 | null;
  escritos: number;
}

/**
 * Reads the reports of these addresses and has them written into one file. Those that say nothing, as the menus of a unit
 * without menus, are left out; without any there is no file. Aborted, it leaves nothing on the server. Rejects with
 * `ErroApi`.
 */
export async function escreverLote(
  formato: 'PDF' | 'ZIP',
  enderecos: readonly string[],
  { signal, aoAndar }: { signal: AbortSignal; aoAndar: (andamento: Andamento) => void },
): Promise<LoteEscrito> {
  const folhas = await lerTodas(enderecos, signal, (lidos) => aoAndar({ lidos, escrevendo: false }));
  const aEscrever = enderecos.flatMap((endereco, i) => {
    const folha = folhas[i];
    return folha ? [{ endereco, folha }] : [];
  });
  if (aEscrever.length === 0) return { arquivo: null, escritos: 0 };
  aoAndar({ lidos: enderecos.length, escrevendo: true });
  const arquivo = await api.post(
    'relatorios/arquivo',
    {
      formato,
      folhas: aEscrever.map(({ folha }) => folha),
      enderecos: aEscrever.map(({ endereco }) => endereco),
    },
    { signal, conferir: false, espera: ESPERA },
  );
  return { arquivo, escritos: aEscrever.length };
}

/** The sheets in the order of their addresses. */
async function lerTodas(
  enderecos: readonly string[],
  signal: AbortSignal,
  aoLer: (lidos: number) => void,
): Promise<(Folha | null)[]> {
  const folhas: (Folha | null)[] = enderecos.map(() => null);
  const fila = [...enderecos.entries()];
  let lidos = 0;
  async function lerOsProximos(): Promise<void> {
    for (let proximo = fila.shift(); proximo; proximo = fila.shift()) {
      const [posicao, endereco] = proximo;
      folhas[posicao] = await lerUma(endereco, signal);
      lidos += 1;
      aoLer(lidos);
    }
  }
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, lerOsProximos));
  return folhas;
}

/** A report, or null when its record is gone or it says nothing. */
async function lerUma(endereco: string, signal: AbortSignal): Promise<Folha | null> {
  try {
    const lida = await lerRelatorio(endereco, signal);
    if (!lida || 'pergunta' in lida || lida.quadro?.semanas.length === 0) return null;
    // A paper with drawn weeks does not show the rows of its spreadsheet.
    return lida.quadro ? { ...lida, tabelas: [] } : lida;
  } catch (erro) {
    if (erro instanceof ErroApi && erro.status === 404) return null;
    throw erro;
  }
}
