import { escritasDe, leitura, queryClient, useLeitura } from '@merenda/shared';
import { consultasDeItens } from '@merenda/shared/consultas';
import { useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** Technical sheets are computed from the nutrients of the foods. */
export const RENOVA = [
  FAMILIAS.alimentos,
  FAMILIAS.fichas,
  FAMILIAS.preparos,
  FAMILIAS.pratos,
  FAMILIAS.cardapios,
  FAMILIAS.cardapiosSemanais,
];

/** Every food with its nutrients, by name. */
export const useAlimentos = () => useLeitura('alimentos', { queryKey: FAMILIAS.alimentos });

export const {
  useCriar: useCriarAlimento,
  useAlterar: useAlterarAlimento,
  useExcluir: useExcluirAlimento,
} = escritasDe('alimentos', RENOVA);

/** Items that may be cooked. */
export const useItensDeAlimento = () =>
  useQuery({
    ...consultasDeItens.lista(),
    select: (itens) => itens.filter(({ itemProdutoTipo }) => itemProdutoTipo === 'ALIMENTO'),
  });

const COMPONENTES = leitura('componentes-nutricionais', { queryKey: FAMILIAS.componentes, staleTime: Infinity });

/** The nutrients, in the order of the technical sheet. */
export const useComponentes = () => useQuery(COMPONENTES);

/** Reads them once, for an action that needs them. Rejects as `api` does. */
export const lerComponentes = () => queryClient.ensureQueryData(COMPONENTES);

/** The food composition table, by name. */
export const useComposicao = () =>
  useLeitura('composicao-alimentos', { queryKey: FAMILIAS.composicao, staleTime: Infinity });
