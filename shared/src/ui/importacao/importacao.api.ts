import { api, useEscrita } from '@merenda/shared';
import type {
  EntidadeImportavel,
  LinhaConferida,
  LinhaDePlanilha,
  PlanilhaAConferir,
  PlanilhaAImportar,
  PlanilhaImportada,
} from '@merenda/shared/contratos';
import { skipToken, useMutation, useQuery, type QueryKey } from '@tanstack/react-query';
import { baixarArquivo, paraBase64 } from './arquivos.js';
import { comValorDeTodas } from './linhas.js';

/** Downloads the model of an entity. */
export const useBaixarModelo = (entidade: EntidadeImportavel) =>
  useMutation({
    mutationFn: async () => baixarArquivo(await api.get('importacoes/:entidade/modelo', { caminho: { entidade } })),
  });

interface ArquivoALer {
  arquivo: File;
  /** The sheet to read; by default the server chooses. */
  folha?: string;
}

/** Reads a file on the server; nothing is written. */
export const useLerPlanilha = (entidade: EntidadeImportavel) =>
  useMutation({
    mutationFn: async ({ arquivo, folha }: ArquivoALer) =>
      api.post(
        'importacoes/:entidade/leitura',
        { ...(await paraBase64(arquivo)), ...(folha !== undefined && { folha }) },
        { caminho: { entidade }, conferir: false },
      ),
  });

/** The preview of the rows; nothing is written. */
export const useConferirPlanilha = (entidade: EntidadeImportavel) =>
  useMutation({
    mutationFn: (planilha: PlanilhaAConferir) =>
      api.post('importacoes/:entidade/conferencia', planilha, { caminho: { entidade }, conferir: false }),
  });

/** Downloads refused rows as a file to correct. */
export const useBaixarRecusadas = () =>
  useMutation({
    mutationFn: async ({ colunas, linhas, motivos }: Recusadas) =>
      baixarArquivo(
        await api.post(
          'importacoes/recusadas',
          {
            titulos: colunas.flatMap(({ titulo, doNome }) => (doNome ? [] : titulo)),
            linhas: linhas.flatMap((linha) => {
              const porque = motivos.get(linha.numero);
              return porque ? [{ ...comValorDeTodas(linha, colunas), motivos: porque }] : [];
            }),
          },
          { conferir: false },
        ),
      ),
  });

interface Recusadas extends PlanilhaAConferir {
  /** Why each refused row is refused, by its number. */
  motivos: ReadonlyMap<number, string[]>;
}

/** Rows that are sent at once, or a few more, when only the good ones are imported: the bar moves, and others get their turn. */
const LOTE = 500;

interface Importacao {
  entidade: EntidadeImportavel;
  planilha: PlanilhaAImportar;
  /** The preview, which says what rows are one record. */
  conferidas: readonly LinhaConferida[];
  idempotencia: string;
  /** Called before each lot, with the part that is done, from 0 to 1. */
  aoAvancar: (feito: number) => void;
}

/**
 * Imports all rows in one request, or the good ones lot by lot; the rows of one record are in one lot. When it is sent
 * again after a failure, written records are not written again.
 */
async function importar({
  entidade,
  planilha,
  conferidas,
  idempotencia,
  aoAvancar,
}: Importacao): Promise<PlanilhaImportada> {
  const { linhas, tudoOuNada } = planilha;
  const lotes = tudoOuNada ? [linhas] : lotesDe(linhas, conferidas);
  const total: PlanilhaImportada = { novas: 0, alteradas: 0, iguais: 0, recusadas: [], criados: [] };
  let inicio = 0;
  for (const lote of lotes) {
    aoAvancar(inicio / linhas.length);
    const feito = await api.post(
      'importacoes/:entidade',
      { ...planilha, linhas: lote },
      { caminho: { entidade }, idempotencia: chaveDoLote(idempotencia, inicio) },
    );
    total.novas += feito.novas;
    total.alteradas += feito.alteradas;
    total.iguais += feito.iguais;
    total.recusadas.push(...feito.recusadas);
    total.criados.push(...feito.criados);
    inicio += lote.length;
  }
  return total;
}

/** The rows in lots of whole records: a lot ends with the record that fills it. */
function lotesDe(
  linhas: PlanilhaAImportar['linhas'],
  conferidas: readonly LinhaConferida[],
): PlanilhaAImportar['linhas'][] {
  const registros = new Map(conferidas.map(({ numero, registro }) => [numero, registro]));
  const porRegistro = new Map<number, PlanilhaAImportar['linhas']>();
  for (const linha of linhas) {
    const registro = registros.get(linha.numero) ?? linha.numero;
    porRegistro.set(registro, [...(porRegistro.get(registro) ?? []), linha]);
  }
  const lotes: PlanilhaAImportar['linhas'][] = [];
  for (const registro of porRegistro.values()) {
    const ultimo = lotes.at(-1);
    if (ultimo && ultimo.length < LOTE) ultimo.push(...registro);
    else lotes.push([...registro]);
  }
  return lotes;
}

/** The key of the request that imports the rows from `inicio` on, from the key of the submission. */
const chaveDoLote = (idempotencia: string, inicio: number): string => `${idempotencia}-${inicio}`;

const FAMILIA = ['importacoes'] as const;

/** Between two looks at an import that runs. */
const INTERVALO_MS = 1_000;

/**
 * The part of an import of all or nothing that the server has written, from 0 to 1; null until it is known.
 * @param idempotencia the key of the submission; null while none runs
 */
export function useAndamento(idempotencia: string | null): number | null {
  const { data } = useQuery({
    queryKey: [...FAMILIA, 'andamento', idempotencia],
    queryFn:
      idempotencia === null
        ? skipToken
        : ({ signal }) => api.get('importacoes/andamento', { busca: { chave: chaveDoLote(idempotencia, 0) }, signal }),
    refetchInterval: INTERVALO_MS,
    retry: false,
    gcTime: 0,
  });
  return data?.feito ?? null;
}

export const useImportarPlanilha = (renova: readonly QueryKey[]) => useEscrita(importar, renova);

/** Rows with the plans of their preview; refused rows are left out. */
export function linhasBoas(
  linhas: readonly LinhaDePlanilha[],
  conferidas: readonly LinhaConferida[],
): PlanilhaAImportar['linhas'] {
  const planos = new Map(
    conferidas.flatMap(({ numero, situacao, plano }) => (situacao === 'RECUSADA' ? [] : [[numero, plano] as const])),
  );
  return linhas.flatMap((linha) => {
    const plano = planos.get(linha.numero);
    return plano === undefined ? [] : [{ ...linha, plano }];
  });
}
