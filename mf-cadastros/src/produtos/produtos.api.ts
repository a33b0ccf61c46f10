import { escritasDe } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';

export const RENOVA = [consultasDeProdutos.familia];

export const {
  useCriar: useCriarProduto,
  useAlterar: useAlterarProduto,
  useExcluir: useExcluirProduto,
} = escritasDe('produtos', RENOVA);
