import { api, ErroApi, queryClient, useEscrita, useEscritaDeVarios, useExclusao, useSessao } from '@merenda/shared';
import { consultasDeEstoques, consultasDeUnidades, consultasDeUsuarios } from '@merenda/shared/consultas';
import type {
  Estoque,
  UnidadeEducacional,
  UnidadeEducacionalEdicao,
  UnidadeEducacionalNova,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { frasesDasIguais, unidadesIguais } from '@merenda/shared/regras';

import { FAMILIAS } from '../familias.js';

/** A unit comes with its stock and its enrolments, and the lists of stocks show its name. */
export const RENOVA = [consultasDeUnidades.familia, consultasDeEstoques.familia, FAMILIAS.matriculas];

/** The units that look the same as this one, as sentences; none when the list does not come. */
export async function avisarIguais(
  unidade: Pick<UnidadeEducacionalNova, 'nome' | 'cep' | 'codigoInep'>,
  id?: number,
): Promise<readonly string[]> {
  const unidades = await queryClient.fetchQuery(consultasDeUnidades.lista()).catch(() => []);
  return frasesDasIguais(unidadesIguais(unidade, unidades, id), nomeProprio);
}

export const useCriarUnidade = () =>
  useEscrita((unidade: UnidadeEducacionalNova) => api.post('unidades-educacionais', unidade), RENOVA);

/** The body also carries the unit's id and its stock (specification 1, section 7). */
export const useAlterarUnidade = () =>
  useEscrita(
    (edicao: UnidadeEducacionalEdicao & Pick<UnidadeEducacional, 'id' | 'estoque'>) =>
      api.put('unidades-educacionais/:id', edicao, { caminho: { id: edicao.id } }),
    RENOVA,
  );

/** How many menus a unit has in the calendar from today on. */
export const lerCardapiosFuturos = (id: number) =>
  api.get('unidades-educacionais/:id/cardapios-futuros', { caminho: { id } });

/** The unit leaves the user's own stocks, or comes back to them; the session has them at once. */
const relerMeusEstoques = async () => guardarMeusEstoques(await api.get('estoques/me'));

async function desativar({ id, desvincular }: { id: number; desvincular: boolean }): Promise<void> {
  await api.put('unidades-educacionais/:id/desativar', undefined, {
    caminho: { id },
    busca: { desvincular: desvincular ? 'true' : undefined },
  });
  await relerMeusEstoques();
}

/** Refuses a unit with menus in the calendar from today on: what becomes of them is asked for each unit. */
async function desativarSemCardapios(id: number): Promise<void> {
  if ((await lerCardapiosFuturos(id)).total > 0)
    throw new ErroApi(
      409,
      'Tem cardápios no calendário. Desative-a em Exibir, que pergunta se eles devem ser desvinculados.',
    );
  await desativar({ id, desvincular: false });
}

async function reativar(id: number): Promise<void> {
  await api.put('unidades-educacionais/:id/reativar', undefined, { caminho: { id } });
  await relerMeusEstoques();
}

/** The stocks of users show active units only. */
const RENOVA_SITUACAO = [...RENOVA, consultasDeUsuarios.familia];

export const useDesativarUnidade = () => useEscrita(desativar, RENOVA_SITUACAO);
export const useDesativarUnidades = () => useEscritaDeVarios(desativarSemCardapios, RENOVA_SITUACAO);

export const useReativarUnidade = () => useEscrita(reativar, RENOVA_SITUACAO);
export const useReativarUnidades = () => useEscritaDeVarios(reativar, RENOVA_SITUACAO);

export const useExcluirUnidade = () =>
  useExclusao(
    'unidades-educacionais',
    (id: number) => api.delete('unidades-educacionais/:id', { caminho: { id } }),
    RENOVA,
  );

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
