import type { EntidadeImportavel, ImportacaoEmCurso } from '@merenda/shared/contratos';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ComecoDaImportacao } from './ComecoDaImportacao.js';
import { ImportacaoAberta } from './ImportacaoAberta.js';
import { useEnderecoDaImportacao } from './useEnderecoDaImportacao.js';

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
  aSeguir?: (resultado: NonNullable<ImportacaoEmCurso['resultado']>) => ReactNode;
}

/**
 * The screen that imports an entity from a spreadsheet. The address has the import, which the server keeps; what its rows
 * name and is not registered is created by another import in its place.
 */
export function ImportarPlanilha({
  entidade,
  titulo,
  lista,
  rotuloDaLista = 'Ver a lista',
  ...resto
}: ImportarPlanilhaProps) {
  const navigate = useNavigate();
  const { pilha, emCadeia, abrir } = useEnderecoDaImportacao();
  const id = pilha.at(-1);
  if (id === undefined)
    return <ComecoDaImportacao entidade={entidade} titulo={titulo} emCadeia={emCadeia} aoAbrir={abrir} />;
  return (
    <ImportacaoAberta
      key={id}
      id={id}
      titulo={titulo}
      acima={pilha.slice(0, -1)}
      emCadeia={emCadeia}
      rotuloDaSaida={rotuloDaLista}
      aoAbrir={abrir}
      aoSair={() => void navigate(lista)}
      {...resto}
    />
  );
}
