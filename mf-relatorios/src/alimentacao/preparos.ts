import { api } from '@merenda/shared';
import { ROTULOS_TEM_PENDENCIAS, type PreparoResumo } from '@merenda/shared/contratos';
import { opcoesDe, type CampoDeBusca } from '@merenda/shared/ui';
import { filtrar } from '../listas/filtrar.js';
import type { Relatorio } from '../folha/relatorio.js';
import { receita } from './receita.js';

const BUSCA: CampoDeBusca<PreparoResumo>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  {
    tipo: 'opcao',
    campo: 'pendencias',
    rotulo: 'Ficha técnica',
    artigo: 'a',
    opcoes: opcoesDe(ROTULOS_TEM_PENDENCIAS),
    valor: ({ pendencias }) => (pendencias > 0 ? 'COM' : 'SEM'),
  },
];

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
        colunas: [
          { titulo: 'Nome' },
          { titulo: 'Porções', tipo: 'inteiro' },
          { titulo: 'Pendências', tipo: 'inteiro' },
          { titulo: 'Criador', opcional: true },
        ],
        linhas: filtrados.linhas.map(({ nome, porcoes, pendencias, criador }) => [
          nome,
          porcoes,
          pendencias,
          criador?.nome ?? null,
        ]),
        vazia: 'Nenhum preparo encontrado.',
      },
    ],
  };
};
