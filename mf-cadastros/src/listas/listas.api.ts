import { api, leitura, useEscrita } from '@merenda/shared';
import { consultasDeConvencoes } from '@merenda/shared/consultas';
import type { ConvencaoEdicao, ConvencaoNova, ListaConvencao } from '@merenda/shared/contratos';

/** The entries of a list with their versions, also the inactive ones. */
export const consultaDasOpcoes = (lista: ListaConvencao) =>
  leitura('convencoes/:lista/opcoes', {
    queryKey: [...consultasDeConvencoes.familia, lista, 'opcoes'],
    caminho: { lista },
  });

/** The selects and labels of all screens read the lists. */
const RENOVA = [consultasDeConvencoes.familia];

export const useCriarOpcao = (lista: ListaConvencao) =>
  useEscrita((nova: ConvencaoNova) => api.post('convencoes/:lista/opcoes', nova, { caminho: { lista } }), RENOVA);

export const useAlterarOpcao = (lista: ListaConvencao) =>
  useEscrita(
    ({ nome, ...edicao }: ConvencaoEdicao & { nome: string }) =>
      api.put('convencoes/:lista/opcoes/:nome', edicao, { caminho: { lista, nome } }),
    RENOVA,
  );

export const useOrdenarOpcoes = (lista: ListaConvencao) =>
  useEscrita((nomes: string[]) => api.put('convencoes/:lista/ordem', { nomes }, { caminho: { lista } }), RENOVA);
