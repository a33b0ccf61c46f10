import { api } from '@merenda/shared';
import { SIMBOLOS_UNIDADE_MEDIDA, type Preparo, type PreparoResumo } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import type { CampoDeBusca } from '@merenda/shared/ui';
import type { Folha } from '../folha/folha';
import { filtrar } from '../listas/filtrar';
import type { Relatorio } from '../relatorios';
import { tabelaDeNutrientes } from './tabela-de-nutrientes';

const BUSCA: CampoDeBusca<PreparoResumo>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }];

/** `/true` and `/false`: the list; a number: that preparation's recipe. */
export const preparos: Relatorio = async ({ id = '', signal }) => {
  if (/^\d+$/.test(id)) return receita(await api.get<Preparo>(`relatorios/preparos/${id}`, { signal }));
  const filtrados = filtrar('preparos', id, await api.get<PreparoResumo[]>('relatorios/preparos', { signal }), BUSCA);
  if (!filtrados) return null;
  return {
    titulo: 'Preparos',
    filtro: filtrados.filtro,
    dados: filtrados.dados,
    tabelas: [
      {
        colunas: [{ titulo: 'Nome' }, { titulo: 'Porções', tipo: 'inteiro' }, { titulo: 'Criador' }],
        linhas: filtrados.linhas.map(({ nome, porcoes, criador }) => [nome, porcoes, criador?.nome ?? null]),
        vazia: 'Nenhum preparo encontrado.',
      },
    ],
  };
};

function receita(preparo: Preparo): Folha {
  const { nome, porcoes, medidaCaseira, tempoPreparoMin, utensilios, indiceCoccao, criador, modoPreparo, ingredientes, nutrientes } = preparo;
  return {
    titulo: `Preparo – ${nome}`,
    dados: [
      { rotulo: 'Porções', valor: formatarQuantidade(porcoes) },
      { rotulo: 'Medida caseira', valor: medidaCaseira },
      { rotulo: 'Tempo de preparo', valor: tempoPreparoMin === null ? null : `${tempoPreparoMin} min` },
      { rotulo: 'Utensílios', valor: utensilios },
      { rotulo: 'Índice de cocção', valor: indiceCoccao === null ? null : formatarQuantidade(indiceCoccao) },
      { rotulo: 'Criador', valor: criador?.nome ?? null },
    ],
    tabelas: [
      {
        titulo: 'Ingredientes',
        colunas: [
          { titulo: 'Alimento' }, { titulo: 'Quantidade', tipo: 'quantidade' }, { titulo: 'Unidade' }, { titulo: 'Peso bruto', tipo: 'quantidade' },
          { titulo: 'Fator de correção', tipo: 'quantidade' }, { titulo: 'Substitutos' },
        ],
        linhas: ingredientes.map(({ alimento, quantidade, unidadeMedida, pesoBruto, fatorCorrecao, substitutos }) => [
          alimento.nome, quantidade, SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida], pesoBruto, fatorCorrecao,
          substitutos.map((outro) => `${outro.patologia.tipo}: ${formatarQuantidade(outro.quantidade)} ${SIMBOLOS_UNIDADE_MEDIDA[outro.unidadeMedida]} de ${outro.alimento.nome}`).join('; '),
        ]),
        vazia: 'Nenhum ingrediente.',
      },
      tabelaDeNutrientes(nutrientes),
    ],
    textos: [{ titulo: 'Modo de preparo', texto: modoPreparo }],
  };
}
