import { api } from '@merenda/shared';
import { ROTULOS_TIPO_CARDAPIO, type CardapioResumo } from '@merenda/shared/contratos';
import { pratosPorExtenso, rotuloDaCategoria } from '@merenda/shared/regras';
import { buscaPorEtapa } from '@merenda/shared/ui';
import type { Relatorio } from '../folha/relatorio.js';
import { filtrar } from '../listas/filtrar.js';
import { celulasDoResumo, COLUNAS_DO_RESUMO } from './custo-e-alergenicos.js';

/** `/true` and `/false`: the menus of a day, each with its dishes by the hour. */
export const cardapios: Relatorio = async ({ id, signal }) => {
  const [lidos, dados] = await Promise.all([
    api.get('cardapios', { signal }),
    api.get('fichas-tecnicas/dados', { signal }),
  ]);
  const resumo = celulasDoResumo(dados);
  const busca = buscaPorEtapa<CardapioResumo>(
    lidos.map(({ categoria }) => categoria),
    rotuloDaCategoria,
  );
  const filtrados = filtrar('cardapios', id, lidos, busca);
  if (!filtrados) return null;
  return {
    titulo: 'Cardápios',
    deitada: true,
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [
          { titulo: 'Nome' },
          { titulo: 'Categoria' },
          { titulo: 'Modalidade' },
          { titulo: 'Tipo' },
          { titulo: 'Pratos' },
          { titulo: 'Patologias', opcional: true },
          { titulo: 'Alternativos', opcional: true },
          ...COLUNAS_DO_RESUMO,
        ],
        linhas: filtrados.linhas.map(
          ({ nome, categoria, modalidade, cardapioTipo, pratos, patologias, alternativos }) => [
            nome,
            rotuloDaCategoria(categoria),
            modalidade.descricao,
            ROTULOS_TIPO_CARDAPIO[cardapioTipo],
            pratosPorExtenso(pratos),
            patologias.map(({ tipo }) => tipo).join('; '),
            alternativos.map((alternativo) => alternativo.nome).join('; '),
            ...resumo(pratos.map(({ prato }) => prato.id)),
          ],
        ),
        vazia: 'Nenhum cardápio encontrado.',
      },
    ],
  };
};
