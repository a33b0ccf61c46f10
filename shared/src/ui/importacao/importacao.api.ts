import { api, FAMILIA_DA_AUDITORIA, leitura, queryClient, temPermissao, useEscrita } from '@merenda/shared';
import { consultasDeImportacoes } from '@merenda/shared/consultas';
import type {
  CadastroCitado,
  ColunaDePlanilha,
  ColunasDaImportacao,
  EdicaoDaPrevia,
  EntidadeImportavel,
  ImportacaoEmCurso,
  SituacaoDaPrevia,
} from '@merenda/shared/contratos';
import { hashKey, keepPreviousData, useMutation, useQuery, type Query, type QueryKey } from '@tanstack/react-query';
import { baixarArquivo, paraBase64 } from './arquivos.js';
import { colunasProntas } from './colunas-prontas.js';
import { CADASTROS } from './criacao.js';

const chaveDe = (id: number, ...resto: readonly unknown[]) => [...consultasDeImportacoes.familia, id, ...resto];
const chaveDasColunas = (id: number) => chaveDe(id, 'colunas');
const chaveDasLinhas = (id: number, ...numeros: readonly (readonly number[])[]) => chaveDe(id, 'linhas', ...numeros);

/** Downloads the model of an entity. */
export const useBaixarModelo = (entidade: EntidadeImportavel) =>
  useMutation({
    mutationFn: async () => baixarArquivo(await api.get('importacoes/:entidade/modelo', { caminho: { entidade } })),
  });

/** Between two looks at an import whose rows are being written. */
const INTERVALO_MS = 1_000;

/** An import, if any; while its rows are written, how far that is. */
export const useImportacao = (id: number | undefined) =>
  useQuery({
    ...leitura('importacoes-sessao/:id', { queryKey: chaveDe(id ?? 0), caminho: { id: id ?? 0 } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.estado === 'GRAVANDO' ? INTERVALO_MS : false),
  });

const consultaDasColunas = (id: number) =>
  leitura('importacoes-sessao/:id/colunas', { queryKey: chaveDasColunas(id), caminho: { id } });

/** The columns of an import, with the fields and their options. */
export const useColunas = (id: number) => useQuery(consultaDasColunas(id));

/**
 * The columns as the last answer has them, also before the parent is drawn with them. Nothing is asked.
 * @param lida those that the parent has
 */
export const useColunasGuardadas = (lida: ColunasDaImportacao): ColunasDaImportacao =>
  useQuery({ ...consultaDasColunas(lida.importacao.id), enabled: false }).data ?? lida;

/** Keeps what a call answered of an import. */
function anotarImportacao(importacao: ImportacaoEmCurso): void {
  queryClient.setQueryData(chaveDe(importacao.id), importacao);
}

function anotarColunas(colunas: ColunasDaImportacao): void {
  const { id } = colunas.importacao;
  anotarImportacao(colunas.importacao);
  queryClient.setQueryData(chaveDasColunas(id), colunas);
  esquecerLinhas(id);
}

/** The rows are others, or are checked again. */
export function esquecerLinhas(id: number): void {
  queryClient.removeQueries({ queryKey: chaveDe(id, 'numeros') });
  queryClient.removeQueries({ queryKey: chaveDasLinhas(id) });
}

/** Gives an import up. */
export const useDescartarImportacao = () =>
  useEscrita(
    (id: number) => api.delete('importacoes-sessao/:id', { caminho: { id } }),
    [consultasDeImportacoes.familia],
  );

/** Reads another sheet of the file. */
export const useTrocarFolha = (id: number) =>
  useMutation({
    mutationFn: (folha: string) =>
      api.put('importacoes-sessao/:id/folha', { folha }, { caminho: { id }, conferir: false }),
    onSuccess: anotarColunas,
  });

interface ColunasMudadas {
  colunas: ColunaDePlanilha[];
  /** False keeps the columns open. */
  conferir: boolean;
}

const mudarColunas = (id: number, mudadas: ColunasMudadas) =>
  api.put('importacoes-sessao/:id/colunas', mudadas, { caminho: { id }, conferir: false });

/** Sets the columns of an import, one call after the other. */
export const useMudarColunas = (id: number) =>
  useMutation({
    scope: { id: `colunas-da-importacao-${id}` },
    mutationFn: (mudadas: ColunasMudadas) => mudarColunas(id, mudadas),
    onSuccess: anotarColunas,
  });

/**
 * Goes on as far as nothing has to be chosen: checks the rows when the columns are ready, and in a chain begins the import
 * of what they lack.
 * @returns the import, and those that it needs, each one needed by the one before it; the last one is to be opened
 */
async function seguir(lida: ColunasDaImportacao, emCadeia: boolean): Promise<number[]> {
  const pronta = lida.importacao.estado === 'LIDA' && colunasProntas(lida, emCadeia);
  const { importacao, ...atual } = pronta
    ? await mudarColunas(lida.importacao.id, { colunas: lida.colunas, conferir: true })
    : lida;
  anotarColunas({ importacao, ...atual });
  const { id, faltam } = importacao;
  const falta = emCadeia && faltam.find(({ entidade }) => temPermissao(CADASTROS[entidade].permissao));
  return falta ? [id, ...(await criarQueFaltam(id, falta.entidade, emCadeia))] : [id];
}

async function criarQueFaltam(id: number, entidade: CadastroCitado, emCadeia: boolean): Promise<number[]> {
  const lida = await api.post('importacoes-sessao/:id/criacao', { entidade }, { caminho: { id }, conferir: false });
  return seguir(lida, emCadeia);
}

/** Sends a file: the server keeps its rows. Answers the imports of `seguir`, as the next three do. */
export const useEnviarPlanilha = (entidade: EntidadeImportavel, emCadeia: boolean) =>
  useMutation({
    mutationFn: async (arquivo: File) =>
      seguir(
        await api.post('importacoes-sessao', { entidade, ...(await paraBase64(arquivo)) }, { conferir: false }),
        emCadeia,
      ),
  });

/** Checks the rows with these columns. */
export const useConferirColunas = (id: number, emCadeia: boolean) =>
  useMutation({
    scope: { id: `colunas-da-importacao-${id}` },
    mutationFn: async (colunas: ColunaDePlanilha[]) =>
      seguir(await mudarColunas(id, { colunas, conferir: true }), emCadeia),
  });

/** Checks an import again with the columns that it has, after what its rows name was created. */
export const useReconferir = (emCadeia: boolean) =>
  useMutation({
    mutationFn: async (id: number) => {
      const { colunas } = await queryClient.fetchQuery(consultaDasColunas(id));
      return seguir(await mudarColunas(id, { colunas, conferir: true }), emCadeia);
    },
  });

/** Begins the import that creates what the rows name and is not registered. */
export const useCriarQueFaltam = (id: number, emCadeia: boolean) =>
  useMutation({ mutationFn: (entidade: CadastroCitado) => criarQueFaltam(id, entidade, emCadeia) });

/**
 * Numbers of the rows in a situation, or of all, in the order of the file. They are read when they are chosen: rows that a
 * correction takes out of the situation stay where they are.
 */
export const useNumeros = (id: number, situacao: SituacaoDaPrevia | null) =>
  useQuery({
    ...leitura('importacoes-sessao/:id/numeros', {
      queryKey: chaveDe(id, 'numeros', situacao),
      caminho: { id },
      busca: situacao === null ? {} : { situacao },
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    }),
    refetchOnReconnect: false,
    gcTime: 0,
  });

/** The rows of a page of the preview, by their numbers. */
export const useLinhas = (id: number, numeros: readonly number[]) =>
  useQuery({
    ...leitura('importacoes-sessao/:id/linhas', {
      queryKey: chaveDasLinhas(id, numeros),
      caminho: { id },
      busca: { numeros: numeros.join(',') },
      placeholderData: keepPreviousData,
    }),
    enabled: numeros.length > 0,
  });

interface Edicao {
  edicoes: EdicaoDaPrevia[];
  /** The numbers of the page that the screen shows. */
  mostradas: number[];
}

/** Corrects rows. The answer has those of the page as they are then; those of other pages are read again. */
export const useEditarLinhas = (id: number) =>
  useMutation({
    mutationFn: (edicao: Edicao) =>
      api.post('importacoes-sessao/:id/edicoes', edicao, { caminho: { id }, conferir: false }),
    onSuccess: ({ importacao, colunas, linhas }, { mostradas }) => {
      anotarImportacao(importacao);
      queryClient.setQueryData(consultaDasColunas(id).queryKey, (lidas) => lidas && { ...lidas, importacao, colunas });
      const chave = chaveDasLinhas(id, mostradas);
      const outras = {
        queryKey: chaveDasLinhas(id),
        predicate: ({ queryHash }: Query) => queryHash !== hashKey(chave),
      };
      queryClient.removeQueries({ ...outras, type: 'inactive' });
      void queryClient.invalidateQueries(outras);
      queryClient.setQueryData(chave, linhas);
    },
    // It may have expired meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: chaveDe(id), exact: true }),
  });

interface Confirmacao {
  tudoOuNada: boolean;
  idempotencia: string;
}

/** Begins to write the rows. */
export const useConfirmarImportacao = (id: number) =>
  useMutation({
    mutationFn: ({ tudoOuNada, idempotencia }: Confirmacao) =>
      api.post('importacoes-sessao/:id/confirmacao', { tudoOuNada }, { caminho: { id }, idempotencia }),
    onSuccess: anotarImportacao,
  });

/** The rows are written: what shows such records is read again. */
export const renovar = (renova: readonly QueryKey[]): void =>
  [FAMILIA_DA_AUDITORIA, ...renova].forEach((queryKey) => void queryClient.invalidateQueries({ queryKey }));

/** Downloads the refused rows as a file to correct. */
export const useBaixarRecusadas = (id: number) =>
  useMutation({
    mutationFn: async () => baixarArquivo(await api.get('importacoes-sessao/:id/recusadas', { caminho: { id } })),
  });

/** Goes on with the refused rows alone. */
export const useCorrigirRecusadas = (id: number) =>
  useMutation({
    mutationFn: () => api.post('importacoes-sessao/:id/correcao', undefined, { caminho: { id }, conferir: false }),
    onSuccess: (importacao) => {
      esquecerLinhas(id);
      queryClient.removeQueries({ queryKey: chaveDasColunas(id) });
      anotarImportacao(importacao);
    },
  });
