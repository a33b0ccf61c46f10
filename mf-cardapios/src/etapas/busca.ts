import type { Categoria, Modalidade } from '@merenda/shared/contratos';
import type { CampoDeBusca } from '@merenda/shared/ui';
import { MODALIDADES } from './CamposDaEtapa.js';
import { rotuloDaCategoria } from './rotulos.js';

/** Search fields of what is cooked for a category and modality. */
export function buscaPorEtapa<T extends { nome: string; categoria: Categoria; modalidade: Modalidade }>(
  categorias: readonly Categoria[] | undefined,
): CampoDeBusca<T>[] {
  return [
    { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
    {
      tipo: 'opcao',
      campo: 'categoria',
      rotulo: 'Categoria',
      artigo: 'a',
      opcoes: categorias?.map((categoria) => ({ valor: categoria.id, rotulo: rotuloDaCategoria(categoria) })),
      valor: ({ categoria }) => categoria.id,
    },
    {
      tipo: 'opcao',
      campo: 'modalidade',
      rotulo: 'Modalidade',
      artigo: 'a',
      opcoes: MODALIDADES,
      valor: ({ modalidade }) => modalidade.nome,
    },
  ];
}
