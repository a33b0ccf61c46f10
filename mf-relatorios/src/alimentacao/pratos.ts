import { api } from '@merenda/shared';
import type { Prato, PratoResumo } from '@merenda/shared/contratos';
import type { CampoDeBusca } from '@merenda/shared/ui';
import type { Folha } from '../folha/folha';
import { filtrar } from '../listas/filtrar';
import type { Relatorio } from '../relatorios';
import { rotuloDaCategoria } from './rotulo-da-categoria';
import { tabelaDeNutrientes } from './tabela-de-nutrientes';

const BUSCA: CampoDeBusca<PratoResumo>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }];

/** `/true` and `/false`: the list; a number: that dish. */
export const pratos: Relatorio = async ({ id = '', signal }) => {
  if (/^\d+$/.test(id)) return prato(await api.get<Prato>(`relatorios/pratos/${id}`, { signal }));
  const filtrados = filtrar('pratos', id, await api.get<PratoResumo[]>('relatorios/pratos', { signal }), BUSCA);
  if (!filtrados) return null;
  return {
    titulo: 'Pratos',
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [{ titulo: 'Nome' }, { titulo: 'Categoria' }, { titulo: 'Modalidade' }, { titulo: 'Preparos' }],
        linhas: filtrados.linhas.map(({ nome, categoria, modalidade, preparos }) => [nome, rotuloDaCategoria(categoria), modalidade.descricao, preparos.map(({ preparo }) => preparo.nome).join(', ')]),
        vazia: 'Nenhum prato encontrado.',
      },
    ],
  };
};

function prato({ nome, categoria, modalidade, preparos, nutrientes }: Prato): Folha {
  return {
    titulo: `Prato – ${nome}`,
    dados: [{ rotulo: 'Categoria', valor: rotuloDaCategoria(categoria) }, { rotulo: 'Modalidade', valor: modalidade.descricao }],
    tabelas: [
      { titulo: 'Preparos', colunas: [{ titulo: 'Preparo' }], linhas: preparos.map(({ preparo }) => [preparo.nome]), vazia: 'Nenhum preparo.' },
      tabelaDeNutrientes(nutrientes),
    ],
  };
}
