import type { ItemDoPrato, LancamentoDoDia, PratoDoDia } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { arredondar, calcularExecucao, type Decimal } from '@merenda/shared/regras';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import {
  cardapioPratos,
  cardapios,
  lancamentos,
  pratos,
  substituicoes,
} from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { modalidadePorNome } from '../../cadastros/index.js';
import { porNome } from '../../nucleo/ordem.js';
import { alimentosDosPratos, type AlimentoDoPrato } from '../previsao/alimentos-dos-pratos.js';
import { conteudoNoEstoque } from './no-estoque.js';

/** Decimals of a quantity for one student: 0.0001 g is far below any kitchen scale. */
const CASAS_POR_ALUNO = 4;

/**
 * The menus of a unit's day (`YYYY-MM-DD`) with their dishes after substitutions, what each dish takes from the
 * stock for one student, and what the stock has of it.
 */
export async function listarDoDia(banco: Banco, unidadeId: number, data: string): Promise<LancamentoDoDia[]> {
  const cabecas = await banco
    .select({
      id: lancamentos.id,
      data: lancamentos.data,
      tipo: lancamentos.tipo,
      cardapio: {
        id: cardapios.id,
        nome: cardapios.nome,
        cardapioTipo: cardapios.cardapioTipo,
        modalidade: cardapios.modalidade,
      },
      categoria: { id: categorias.id, modalidade: categorias.modalidade },
      faixaEtaria: { id: faixasEtarias.id, nome: faixasEtarias.nome },
    })
    .from(lancamentos)
    .innerJoin(cardapios, eq(cardapios.id, lancamentos.cardapioId))
    .innerJoin(categorias, eq(categorias.id, cardapios.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(and(eq(lancamentos.unidadeEducacionalId, unidadeId), eq(lancamentos.data, data)));
  const servidos = await pratosServidos(
    banco,
    cabecas.map(({ id }) => id),
  );
  const alimentos = await alimentosDosPratos(
    banco,
    servidos.map(({ prato }) => prato.id),
  );
  const noEstoque = await conteudoNoEstoque(banco, unidadeId, [...alimentos.values()].flat());
  return cabecas
    .sort((a, b) => porNome(a.cardapio, b.cardapio) || a.id - b.id)
    .map(({ id, data: dia, tipo, cardapio, categoria, faixaEtaria }) => ({
      id,
      data: formatarData(dia),
      tipo,
      cardapio: {
        ...cardapio,
        modalidade: modalidadePorNome(cardapio.modalidade),
        categoria: { ...categoria, faixaEtaria },
        idFaixaEtaria: faixaEtaria.id,
      },
      pratos: servidos
        .filter(({ lancamentoId }) => lancamentoId === id)
        .map(({ hora, tipo: refeicao, prato, substituido, refeicao: registrada }) => ({
          hora,
          tipo: refeicao,
          prato,
          substituido,
          refeicao: registrada,
          itens: (alimentos.get(prato.id) ?? []).map((um) => itemDoPrato(um, noEstoque.conteudo(um, data))),
        })),
    }));
}

/** A row of a launched menu, with the dish actually served. */
export type PratoServido = Omit<PratoDoDia, 'itens'> & { lancamentoId: number };

/** The rows of launches in the order of their hours: a substitution puts its dish in place of the menu's. */
export async function pratosServidos(
  banco: Banco | Transacao,
  lancamentoIds: readonly number[],
): Promise<PratoServido[]> {
  if (lancamentoIds.length === 0) return [];
  const substituto = alias(pratos, 'substituto');
  const linhas = await banco
    .select({
      lancamentoId: lancamentos.id,
      hora: cardapioPratos.hora,
      tipo: cardapioPratos.tipo,
      doCardapio: { id: pratos.id, nome: pratos.nome },
      substituto: { id: substituto.id, nome: substituto.nome },
    })
    .from(lancamentos)
    .innerJoin(cardapioPratos, eq(cardapioPratos.cardapioId, lancamentos.cardapioId))
    .innerJoin(pratos, eq(pratos.id, cardapioPratos.pratoId))
    .leftJoin(
      substituicoes,
      and(eq(substituicoes.lancamentoId, lancamentos.id), eq(substituicoes.substituidoId, cardapioPratos.pratoId)),
    )
    .leftJoin(substituto, eq(substituto.id, substituicoes.substitutoId))
    .where(inArray(lancamentos.id, [...lancamentoIds]))
    .orderBy(asc(cardapioPratos.hora), asc(cardapioPratos.id));
  const registradas = await banco
    .select({
      id: refeicoes.id,
      lancamentoId: refeicoes.lancamentoId,
      pratoId: refeicoes.pratoId,
      hora: refeicoes.hora,
      tipo: refeicoes.tipo,
      executado: refeicoes.executado,
    })
    .from(refeicoes)
    .where(and(inArray(refeicoes.lancamentoId, [...lancamentoIds]), isNull(refeicoes.excluidoEm)));
  return linhas.map(({ lancamentoId, hora, tipo, doCardapio, substituto: outro }) => {
    const prato = outro ?? doCardapio;
    const refeicao = registradas.find(
      (r) => r.lancamentoId === lancamentoId && r.pratoId === prato.id && r.hora === hora && r.tipo === tipo,
    );
    return {
      lancamentoId,
      hora: hora.slice(0, 5),
      tipo,
      prato,
      substituido: outro ? doCardapio : null,
      refeicao: refeicao ? { id: refeicao.id, executado: refeicao.executado } : null,
    };
  });
}

/** A food of a dish for one student; `noEstoque` in the unit of its total. */
export function itemDoPrato({ alimento, unidadePre, usos }: AlimentoDoPrato, noEstoque: Decimal): ItemDoPrato {
  const { porAluno, unidadePos } = calcularExecucao(usos, { unidadePre, alunos: 1, acrescimo: 0 });
  return {
    alimento: { id: alimento.id, nome: alimento.nome },
    item: { id: alimento.itemId },
    quantidadePre: arredondar(porAluno, CASAS_POR_ALUNO).toNumber(),
    unidadeDeMedidaPre: unidadePre,
    unidadeDeMedidaPos: unidadePos,
    noEstoque: noEstoque.toNumber(),
    usos: usos.map(({ quantidade, pesoBruto, unidadeMedida, porcoes }) => ({
      quantidade: Number(quantidade),
      pesoBruto: pesoBruto === null ? null : Number(pesoBruto),
      unidadeMedida,
      porcoes,
    })),
  };
}
