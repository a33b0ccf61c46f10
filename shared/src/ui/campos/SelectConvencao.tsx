import { consultasDeConvencoes } from '@merenda/shared/consultas';
import type { Convencao, ListaConvencao } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import { SelectOpcoes, type SelectOpcoesProps } from './SelectOpcoes.js';

/** Shown in place of a description while its list is loading or failed: a code means nothing to users. */
const SEM_DESCRICAO = '…';

/**
 * The label of a code of a loaded list; `SEM_DESCRICAO` without the list, the code itself only if the list does not
 * have it.
 */
export function descricaoDe(lista: readonly Convencao[] | undefined, codigo: string): string {
  return lista ? (lista.find(({ nome }) => nome === codigo)?.descricao ?? codigo) : SEM_DESCRICAO;
}

/** `descricaoDe` for one list of the server; '' for no code. */
export function useDescricao(lista: ListaConvencao): (codigo: string | null | undefined) => string {
  const { data } = useQuery(consultasDeConvencoes.lista(lista));
  return (codigo) => (codigo ? descricaoDe(data, codigo) : '');
}

/** A choice from a look-up list of the server. An inactive entry is only offered while it is the field's value. */
export function SelectConvencao({
  lista,
  ...resto
}: { lista: ListaConvencao } & Omit<SelectOpcoesProps<string>, 'opcoes' | 'consulta' | 'de'>) {
  const consulta = useQuery(consultasDeConvencoes.lista(lista));
  const opcoes = consulta.data
    ?.filter(({ nome, inativa }) => !inativa || nome === resto.value)
    .map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao }));
  return <SelectOpcoes {...resto} opcoes={opcoes} consulta={consulta} de={{ lista }} />;
}
