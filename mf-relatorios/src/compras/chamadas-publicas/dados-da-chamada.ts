import { api } from '@merenda/shared';
import type { ChamadaPublica, ItemDaChamada, RelatorioChamadaPublica } from '@merenda/shared/contratos';
import { decimal } from '@merenda/shared/regras';
import { lerDescricoes } from '../../convencoes/descricoes.js';
import type { Celula, ColunaDaFolha, DadoDaFolha } from '../../folha/folha.js';

/** A public call with the suppliers of its projects, and how its products are packed. */
export async function lerChamada(
  id: string,
  signal: AbortSignal,
): Promise<RelatorioChamadaPublica & { embalagem: (item: ItemDaChamada) => string }> {
  const [lido, descrever] = await Promise.all([
    api.get('relatorios/chamadas-publicas/:id', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return { ...lido, embalagem: ({ produto }) => descrever(produto.unidadeProduto) };
}

/** 'chamada pública 3/2026'. */
export const nomeDaChamada = ({ numero, ano }: ChamadaPublica): string => `chamada pública ${numero}/${ano}`;

/** What every paper of a call says first. */
export const dadosDaChamada = ({ unidadeEducacional, objeto, dataAbertura, prazo }: ChamadaPublica): DadoDaFolha[] => [
  { rotulo: 'Unidade gestora', valor: unidadeEducacional.nome },
  { rotulo: 'Objeto', valor: objeto },
  { rotulo: 'Abertura', valor: dataAbertura },
  { rotulo: 'Projetos de venda até', valor: prazo },
];

/** R$ of a quantity at the price of the call; null while it has none. */
export const valorPeloPreco = ({ preco }: ItemDaChamada, quantidade: number): number | null =>
  preco === null ? null : decimal(preco).times(quantidade).toDecimalPlaces(2).toNumber();

/** The columns of a quantity of a product with its price in the call. */
export const COM_PRECO: readonly ColunaDaFolha[] = [
  { titulo: 'Unidade' },
  { titulo: 'Quantidade', tipo: 'quantidade' },
  { titulo: 'Preço', tipo: 'moeda' },
  { titulo: 'Valor', tipo: 'moeda' },
];

/** The cells of `COM_PRECO`. */
export const celulasComPreco = (item: ItemDaChamada, embalagem: string, quantidade: number): Celula[] => [
  embalagem,
  quantidade,
  item.preco,
  valorPeloPreco(item, quantidade),
];
