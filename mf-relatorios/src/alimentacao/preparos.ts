import { api } from '@merenda/shared';
import type { PreparoResumo } from '@merenda/shared/contratos';
import type { CampoDeBusca } from '@merenda/shared/ui';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';
import { receita } from './receita.js';

const BUSCA: CampoDeBusca<PreparoResumo>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }];

/** `/true` and `/false`: the list; a number: that preparation's recipe. */
export const preparos: Relatorio = async ({ id = '', signal }) => {
  if (/^\d+$/.test(id)) return receita(await api.get('relatorios/preparos/:id', { caminho: { id }, signal }));
  const filtrados = filtrar('preparos', id, await api.get('relatorios/preparos', { signal }), BUSCA);
  if (!filtrados) return null;
  return {
    titulo: 'Preparos',
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [{ titulo: 'Nome' }, { titulo: 'Porções', tipo: 'inteiro' }, { titulo: 'Criador', opcional: true }],
        linhas: filtrados.linhas.map(({ nome, porcoes, criador }) => [nome, porcoes, criador?.nome ?? null]),
        vazia: 'Nenhum preparo encontrado.',
      },
    ],
  };
};
