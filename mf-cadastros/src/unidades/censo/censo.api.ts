import { api, useEscrita } from '@merenda/shared';
import {
  COLUNAS_DO_CENSO,
  type EscolaConferida,
  type EscolaLida,
  type ImportacaoDoCenso,
  type LinhaDoCenso,
} from '@merenda/shared/contratos';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { RENOVA } from '../unidades.api.js';
import { lerCenso } from './ler-censo.js';

/** The schools that were read, and what the import would do with each. */
export interface Conferencia {
  importacao: ImportacaoDoCenso;
  conferidas: EscolaConferida[];
  /** The same schools in the same order, with their addresses. */
  lidas: EscolaLida[];
}

interface Escolha {
  arquivos: readonly File[];
  municipio: string;
  aoAvancar: (parte: number) => void;
}

/** Reads the files in the browser and compares their schools with the units. Nothing is written. */
export function useConferirCenso() {
  const leitura = useRef<AbortController | null>(null);
  const mutacao = useMutation({
    mutationFn: async ({ municipio, ...escolha }: Escolha): Promise<Conferencia> => {
      leitura.current = new AbortController();
      const lidas = await lerCenso({ ...escolha, municipio, parar: leitura.current.signal });
      const importacao = { municipio, linhas: lidas.map(semEndereco) };
      const conferidas =
        lidas.length > 0 ? await api.post('matriculas/censo/conferencia', importacao, { conferir: false }) : [];
      return { importacao, conferidas, lidas };
    },
  });
  return { ...mutacao, parar: () => leitura.current?.abort() };
}

/** What the import needs of a school. */
const semEndereco = (escola: EscolaLida): LinhaDoCenso =>
  Object.fromEntries(COLUNAS_DO_CENSO.map((coluna) => [coluna, escola[coluna]])) as LinhaDoCenso;

/** Writes what the preview showed: enrolments that changed since then refuse the whole import. */
export const useGravarCenso = () =>
  useEscrita(
    ({ importacao: { municipio, linhas }, conferidas, idempotencia }: Conferencia & { idempotencia: string }) =>
      api.post(
        'matriculas/censo',
        // The preview keeps the order of the schools.
        { municipio, linhas: linhas.map((linha, posicao) => ({ ...linha, versao: conferidas[posicao]?.versao })) },
        { idempotencia },
      ),
    RENOVA,
  );
