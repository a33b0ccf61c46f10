import { api, useEscrita, useSessao } from '@merenda/shared';
import { consultasDeEstoques, consultasDeUnidades, consultasDeUsuarios } from '@merenda/shared/consultas';
import type {
  Estoque,
  UnidadeEducacional,
  UnidadeEducacionalEdicao,
  UnidadeEducacionalNova,
} from '@merenda/shared/contratos';

import { FAMILIAS } from '../familias.js';

/** A unit comes with its stock and its enrolments, and the lists of stocks show its name. */
export const RENOVA = [consultasDeUnidades.familia, consultasDeEstoques.familia, FAMILIAS.matriculas];

export const useCriarUnidade = () =>
  useEscrita((unidade: UnidadeEducacionalNova) => api.post('unidades-educacionais', unidade), RENOVA);

/** The body also carries the unit's id and its stock (specification 1, section 7). */
export const useAlterarUnidade = () =>
  useEscrita(
    (edicao: UnidadeEducacionalEdicao & Pick<UnidadeEducacional, 'id' | 'estoque'>) =>
      api.put('unidades-educacionais/:id', edicao, { caminho: { id: edicao.id } }),
    RENOVA,
  );

/** The unit leaves the user's own stocks, or comes back to them; the session has them at once. */
async function mudarSituacao(verbo: 'desativar' | 'reativar', id: number): Promise<void> {
  await api.put(`unidades-educacionais/:id/${verbo}`, undefined, { caminho: { id } });
  guardarMeusEstoques(await api.get('estoques/me'));
}

/** The stocks of users show active units only. */
const RENOVA_SITUACAO = [...RENOVA, consultasDeUsuarios.familia];

export const useDesativarUnidade = () => useEscrita((id: number) => mudarSituacao('desativar', id), RENOVA_SITUACAO);

export const useReativarUnidade = () => useEscrita((id: number) => mudarSituacao('reativar', id), RENOVA_SITUACAO);

export const useExcluirUnidade = () =>
  useEscrita((id: number) => api.delete('unidades-educacionais/:id', { caminho: { id } }), RENOVA);

/** Adds stocks to the user's own; the session has them at once, in all tabs. */
async function vincularAMim(ids: number[]): Promise<void> {
  guardarMeusEstoques(await api.post('estoques/me', { estoques: ids.map((id) => ({ id })) }));
}

function guardarMeusEstoques(estoques: Estoque[]): void {
  const { auth, atualizar } = useSessao.getState();
  if (auth.usuario) atualizar({ usuario: { ...auth.usuario, estoques } });
}

export const useVincularAMim = () =>
  useEscrita(vincularAMim, [consultasDeEstoques.familia, consultasDeUsuarios.familia]);
