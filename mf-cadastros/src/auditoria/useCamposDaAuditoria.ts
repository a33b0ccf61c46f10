import { consultasDeUsuarios } from '@merenda/shared/consultas';
import { compararTextos, nomeProprio } from '@merenda/shared/formatos';
import type { CampoPerguntado, Opcao } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ACOES, ENTIDADES } from './auditoria.api.js';

const emOrdem = <C extends string>(opcoes: readonly Opcao<C>[]) =>
  opcoes.toSorted((a, b) => compararTextos(a.rotulo, b.rotulo));

/** The list does not wait for users who cannot be read. */
const NENHUM: readonly never[] = [];

/** The search fields of the trail: entity, action, author and time. */
export function useCamposDaAuditoria(): readonly CampoPerguntado[] {
  const { data, isError } = useQuery(consultasDeUsuarios.lista());
  const usuarios = isError ? NENHUM : data;
  return useMemo(
    () => [
      { tipo: 'opcao', campo: 'entidade', rotulo: 'Registro', opcoes: emOrdem(ENTIDADES) },
      { tipo: 'opcao', campo: 'acao', rotulo: 'Ação', artigo: 'a', opcoes: emOrdem(ACOES) },
      {
        tipo: 'opcao',
        campo: 'usuario',
        rotulo: 'Quem',
        opcoes: usuarios?.map(({ id, pessoa }) => ({ valor: id, rotulo: nomeProprio(pessoa.nome) })),
      },
      { tipo: 'data', campo: 'de', rotulo: 'De', ate: 'ate' },
      { tipo: 'data', campo: 'ate', rotulo: 'Até', desde: 'de' },
    ],
    [usuarios],
  );
}
