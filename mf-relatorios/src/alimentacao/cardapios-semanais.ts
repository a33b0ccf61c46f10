import { api } from '@merenda/shared';
import { DIAS_SEMANA, ROTULOS_DIA_SEMANA, type CardapioSemanalResumo } from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import { buscaPorEtapa } from '@merenda/shared/ui';
import type { Relatorio } from '../folha/relatorio.js';
import { filtrar } from '../listas/filtrar.js';

/** `/true` and `/false`: the weekly menus, each with the menu of each day. */
export const cardapiosSemanais: Relatorio = async ({ id, signal }) => {
  const lidos = await api.get('cardapios-semanais', { signal });
  const busca = buscaPorEtapa<CardapioSemanalResumo>(
    lidos.map(({ categoria }) => categoria),
    rotuloDaCategoria,
  );
  const filtrados = filtrar('cardapios-semanais', id, lidos, busca);
  if (!filtrados) return null;
  return {
    titulo: 'Cardápios Semanais',
    deitada: true,
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [
          { titulo: 'Nome' },
          { titulo: 'Categoria' },
          { titulo: 'Modalidade' },
          ...DIAS_SEMANA.map((dia) => ({ titulo: ROTULOS_DIA_SEMANA[dia] })),
        ],
        linhas: filtrados.linhas.map(({ nome, categoria, modalidade, cardapios }) => [
          nome,
          rotuloDaCategoria(categoria),
          modalidade.descricao,
          ...DIAS_SEMANA.map((dia) => cardapios.find(({ diaSemana }) => diaSemana === dia)?.cardapio.nome ?? null),
        ]),
        vazia: 'Nenhum cardápio semanal encontrado.',
      },
    ],
  };
};
