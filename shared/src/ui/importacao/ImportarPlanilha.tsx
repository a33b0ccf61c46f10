import { receberArquivo } from '@merenda/shared';
import type { EntidadeImportavel, PlanilhaImportada } from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Importacao } from './Importacao.js';

interface ImportarPlanilhaProps {
  entidade: EntidadeImportavel;
  titulo: string;
  /** Path of the list, where the imported records are. */
  lista: string;
  /** The button that leads there. */
  rotuloDaLista?: string;
  /** Families of queries that the import makes outdated. */
  renova: readonly QueryKey[];
  /** What comes next, below the result of the import. */
  aSeguir?: (resultado: PlanilhaImportada) => ReactNode;
}

/** The screen that imports an entity from a spreadsheet. A file that the home recognised is not chosen again. */
export function ImportarPlanilha({ lista, rotuloDaLista = 'Ver a lista', ...importacao }: ImportarPlanilhaProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Importacao
      {...importacao}
      receber={() => receberArquivo(pathname)}
      rotuloDaSaida={rotuloDaLista}
      aoSair={() => void navigate(lista)}
    />
  );
}
