import { api, useEscrita } from '@merenda/shared';
import type { EscolaConferida, ImportacaoDoCenso } from '@merenda/shared/contratos';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { RENOVA } from '../unidades.api.js';
import { lerCenso } from './ler-censo.js';

/** The schools that were read, and what the import would do with each. */
export interface Conferencia {
  importacao: ImportacaoDoCenso;
  conferidas: EscolaConferida[];
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
      const linhas = await lerCenso({ ...escolha, municipio, parar: leitura.current.signal });
      const importacao = { municipio, linhas };
      const conferidas =
        linhas.length > 0 ? await api.post('matriculas/censo/conferencia', importacao, { conferir: false }) : [];
      return { importacao, conferidas };
    },
  });
  return { ...mutacao, parar: () => leitura.current?.abort() };
}

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
