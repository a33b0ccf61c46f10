import { api } from '@merenda/shared';
import {
  CAMPOS_DO_ALIMENTO,
  CAMPOS_DO_CARDAPIO,
  CAMPOS_DO_CARDAPIO_SEMANAL,
  CAMPOS_DO_PRATO,
  CAMPOS_DO_PREPARO,
  type CardapioResumo,
  type CardapioSemanalResumo,
  type Categoria,
  type Modalidade,
  type PratoResumo,
} from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import { BUSCA_DE_PREPAROS, buscaDeAlimentos, buscaPorEtapa } from '@merenda/shared/ui';
import type { Relatorio } from '../folha/relatorio.js';
import type { ColunasAlem } from '../listas/folha-da-lista.js';
import { listaDefinida } from '../listas/lista-definida.js';
import { celulasDoResumo, COLUNAS_DO_RESUMO } from './custo-e-alergenicos.js';
import { prato } from './prato.js';
import { receita } from './receita.js';

/** The fields by which these are filtered. */
const buscaDaEtapa = <T extends { nome: string; categoria: Categoria; modalidade: Modalidade }>(lidas: readonly T[]) =>
  buscaPorEtapa<T>(
    lidas.map(({ categoria }) => categoria),
    rotuloDaCategoria,
  );

/** Reads the columns of cost and allergens, for the dishes of a row. */
const lerResumo =
  <T>(pratosDe: (linha: T) => number[]) =>
  async (signal: AbortSignal): Promise<ColunasAlem<T>> => {
    const resumo = celulasDoResumo(await api.get('fichas-tecnicas/dados', { signal }));
    return { colunas: COLUNAS_DO_RESUMO, celulas: (linha) => resumo(pratosDe(linha)) };
  };

/** A number in the place of the flag is one record with its sheet. */
const ehNumero = (id: string) => /^\d+$/.test(id);

/** The foods, with what their nutrients are stated for. */
export const alimentos = listaDefinida({
  tipo: 'alimentos',
  titulo: 'Alimentos',
  ler: (signal) => api.get('relatorios/alimentos', { signal }),
  campos: CAMPOS_DO_ALIMENTO,
  nomes: ['nome', 'forma', 'itemAlimento', 'categoria', 'quantidadeBase', 'unidadeMedida'],
  busca: (_, entradas) => buscaDeAlimentos(entradas('categorias-alimento')),
  vazia: 'Nenhum alimento encontrado.',
});

const listaDePreparos = listaDefinida({
  tipo: 'preparos',
  titulo: 'Preparos',
  ler: (signal) => api.get('relatorios/preparos', { signal }),
  campos: CAMPOS_DO_PREPARO,
  nomes: ['nome', 'porcoes', 'pendencias', 'criador'],
  busca: () => BUSCA_DE_PREPAROS,
  vazia: 'Nenhum preparo encontrado.',
});

/** `/true` and `/false`: the list; a number: that preparation's recipe. */
export const preparos: Relatorio = async (pedido) => {
  const { id = '', signal } = pedido;
  if (!ehNumero(id)) return listaDePreparos(pedido);
  return receita(await api.get('relatorios/preparos/:id', { caminho: { id }, signal }));
};

const listaDePratos = listaDefinida<PratoResumo>({
  tipo: 'pratos',
  titulo: 'Pratos',
  deitada: true,
  ler: (signal) => api.get('relatorios/pratos', { signal }),
  campos: CAMPOS_DO_PRATO,
  busca: buscaDaEtapa,
  lerAlem: lerResumo(({ id }) => [id]),
  vazia: 'Nenhum prato encontrado.',
});

/** `/true` and `/false`: the list; a number: that dish. */
export const pratos: Relatorio = async (pedido) => {
  const { id = '', signal } = pedido;
  if (!ehNumero(id)) return listaDePratos(pedido);
  const [lido, ficha] = await Promise.all([
    api.get('relatorios/pratos/:id', { caminho: { id }, signal }),
    api.get('fichas-tecnicas', { busca: { pratos: id }, signal }),
  ]);
  return prato(lido, ficha);
};

/** `/true` and `/false`: the menus of a day, each with its dishes by the hour. */
export const cardapios = listaDefinida<CardapioResumo>({
  tipo: 'cardapios',
  titulo: 'Cardápios',
  deitada: true,
  ler: (signal) => api.get('cardapios', { signal }),
  campos: CAMPOS_DO_CARDAPIO,
  busca: buscaDaEtapa,
  lerAlem: lerResumo((cardapio) => cardapio.pratos.map((um) => um.prato.id)),
  vazia: 'Nenhum cardápio encontrado.',
});

/** `/true` and `/false`: the weekly menus, each with the menu of each day. */
export const cardapiosSemanais = listaDefinida<CardapioSemanalResumo>({
  tipo: 'cardapios-semanais',
  titulo: 'Cardápios Semanais',
  deitada: true,
  ler: (signal) => api.get('cardapios-semanais', { signal }),
  campos: CAMPOS_DO_CARDAPIO_SEMANAL,
  busca: buscaDaEtapa,
  vazia: 'Nenhum cardápio semanal encontrado.',
});
